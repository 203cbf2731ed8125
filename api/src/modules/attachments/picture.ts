import sharp from 'sharp'
import { renderPhoto } from '../photos/pipeline'

export interface MessagePicture {
  bytes: Buffer
  width: number
  height: number
  cover: string
}

const maxPx = 1600
const coverPx = 24

export const createMessagePicture = (bytes: Buffer): Promise<MessagePicture> =>
  renderPhoto(bytes, async (photo) => {
    const { data, info } = await photo
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
  })
