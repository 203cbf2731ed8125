import sharp from 'sharp'
import type { PhotoSize } from '@duetto/api/src/modules/photos/photos.presenter'

/** Resolution at which the drawing is `drawingWidth` pixels wide. */
const dpi = 72
const drawingWidth = 400
const forms: Record<PhotoSize, { width: number; height: number; quality: number }> = {
  full: { width: 800, height: 1000, quality: 80 },
  match: { width: 480, height: 600, quality: 78 },
  thumb: { width: 320, height: 400, quality: 78 },
}

/** Renders a drawing as WebP. */
export const renderPortrait = (svg: string, size: PhotoSize): Promise<Buffer> => {
  const { width, height, quality } = forms[size]
  return sharp(Buffer.from(svg), { density: (dpi * width) / drawingWidth })
    .resize(width, height)
    .removeAlpha()
    .webp({ quality, effort: 1 })
    .toBuffer()
}
