import sharp from 'sharp'
import type { PhotoSize } from '@duetto/api/src/modules/photos/photos.presenter'

/** Resolution at which the drawing's 400 units are as many pixels. */
const DENSITY = 72
const UNITS = 400
const forms: Record<PhotoSize, { width: number; height: number; quality: number }> = {
  full: { width: 800, height: 1000, quality: 80 },
  match: { width: 480, height: 600, quality: 78 },
  thumb: { width: 320, height: 400, quality: 78 },
}

/** Renders a drawing as one of a photo's files. */
export const renderPortrait = (svg: string, size: PhotoSize): Promise<Buffer> => {
  const { width, height, quality } = forms[size]
  return sharp(Buffer.from(svg), { density: (DENSITY * width) / UNITS })
    .resize(width, height)
    .removeAlpha()
    .webp({ quality, effort: 1 })
    .toBuffer()
}
