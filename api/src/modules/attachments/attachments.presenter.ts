import type { Message } from '@duetto/shared/contract'
import type { AttachmentRow, MediaRow } from './attachments.repository'

type Stored = Pick<MediaRow, 'name'>

/** Path where the API serves it. */
export const mediaPath = (media: Stored): string => `/media/messages/${media.name}/photo.webp`

/** Its name in the storage. */
export const storedMediaName = (media: Stored): string => `messages/${media.name}/photo.webp`

/** Only the receiver's photo is covered. */
export const presentAttachment = (row: AttachmentRow, isMine: boolean): Message['attachment'] => ({
  width: row.width,
  height: row.height,
  cover: row.cover,
  is_covered: !isMine && row.is_covered,
})
