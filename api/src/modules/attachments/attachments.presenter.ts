import type { Message } from '@duetto/shared/contract'
import type { AttachmentRow, StoredRow, VoiceRow } from './attachments.repository'

export const isVoice = <Row extends { duration_ms: number | null }>(
  row: Row,
): row is Row & { duration_ms: number } => row.duration_ms !== null

const fileOf = (media: StoredRow): string => (isVoice(media) ? 'voice.webm' : 'photo.webp')

export const mediaPath = (media: StoredRow): string => `/media/messages/${media.name}/${fileOf(media)}`

export const storedMediaName = (media: StoredRow): string => `messages/${media.name}/${fileOf(media)}`

export const mediaType = (media: StoredRow): string => (isVoice(media) ? 'audio/webm' : 'image/webp')

export const presentAttachment = (
  row: Exclude<AttachmentRow, VoiceRow>,
  isMine: boolean,
): Message['attachment'] => ({
  width: row.width,
  height: row.height,
  cover: row.cover,
  is_covered: !isMine && row.is_covered,
  ...(!isMine && row.is_covered && row.may_show_nudity && { may_show_nudity: true as const }),
})

export const presentReview = ({ status, refusal }: AttachmentRow, isMine: boolean): Message['review'] =>
  status === 'active' ? undefined : { status, refusal: isMine ? refusal : null }

export const presentVoice = ({ duration_ms, waveform }: VoiceRow): Message['voice'] => ({
  duration_ms,
  waveform,
})
