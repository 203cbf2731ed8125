import type { CallBody } from '@duetto/shared/contract'
import { DomainError } from '../../http/DomainError'
import type { Db } from '../../infra/db/Db'
import { findUpload } from '../attachments/attachments.repository'
import type { AttachmentRow } from '../attachments/attachments.repository'
import { isVoice, mediaPath } from '../attachments/attachments.presenter'
import { useGif } from '../gifs/gifs.service'
import { photoPath, wholeFile } from '../photos/photos.presenter'
import { findOwnPhoto } from './sender.repository'

interface Media {
  media: string | null
  attachment: AttachmentRow | null
}
type SendBody = CallBody<'sendMessage'>

export const findMedia = async (tx: Db, userId: number, body: SendBody): Promise<Media> => {
  if (body.kind === 'gif') {
    const media = await useGif(tx, body.gif ?? '')
    if (!media) throw new DomainError('bad_input', { field: 'gif' })
    return { media, attachment: null }
  }
  if (body.kind !== 'photo' && body.kind !== 'voice') return { media: null, attachment: null }
  if (body.upload !== undefined) {
    const upload = await findUpload(tx, userId, body.upload)
    if (!upload) throw new DomainError('upload_gone')
    if (isVoice(upload) !== (body.kind === 'voice')) throw new DomainError('bad_input', { field: 'upload' })
    return { media: mediaPath(upload), attachment: upload }
  }
  if (body.kind === 'voice') throw new DomainError('bad_input', { field: 'upload' })
  const name = body.photo === undefined ? undefined : await findOwnPhoto(tx, userId, body.photo)
  if (body.photo === undefined || name === undefined) throw new DomainError('bad_input', { field: 'photo' })
  return { media: photoPath(name, wholeFile), attachment: null }
}
