import sharp from 'sharp'
import { DomainError } from '../../http/DomainError'
import { isPhotoFile, openPhoto } from '../photos/pipeline'

export interface MessagePicture {
  bytes: Buffer
  width: number
  height: number
  /** Data URL of a few hundred bytes, blurred beyond recognition. */
  cover: string
}

const maxPx = 1600
const coverPx = 24

/** TRUST-09: draws a photo of a message anew, so that only its pixels survive. */
export const makeMessagePicture = async (bytes: Buffer): Promise<MessagePicture> => {
  if (!isPhotoFile(bytes)) throw new DomainError('image_unsupported', { field: 'photo' })
  try {
    const { data, info } = await openPhoto(bytes)
      .resize({ width: maxPx, height: maxPx, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true })
    const tiny = await sharp(data)
      .resize({ width: coverPx, height: coverPx, fit: 'inside' })
      .blur(2)
      .webp({ quality: 40 })
      .toBuffer()
    const cover = `data:image/webp;base64,${tiny.toString('base64')}`
    return { bytes: data, width: info.width, height: info.height, cover }
  } catch {
    throw new DomainError('image_unreadable', { field: 'photo' })
  }
}
