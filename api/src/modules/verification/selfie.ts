import { renderPhoto, requireEnoughPixels } from '../photos/pipeline'

export const storedSelfieName = (file: string): string => `selfies/${file}.webp`

const maxPx = 1200

export const renderSelfie = (bytes: Buffer): Promise<Buffer> =>
  renderPhoto(bytes, async (photo) => {
    await requireEnoughPixels(photo)
    return photo
      .resize({ width: maxPx, height: maxPx, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 80 })
      .toBuffer()
  })
