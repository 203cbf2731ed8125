import { portraitHeight } from '@duetto/shared/domain'
import type { PortraitType } from '@duetto/shared/domain'
import sharp from 'sharp'

/** Resolution at which the SVG is `drawingWidth` pixels wide. */
const dpi = 72
const drawingWidth = 400

export const renderPortrait = (svg: string, width: number, type: PortraitType): Promise<Buffer> => {
  const picture = sharp(Buffer.from(svg), { density: (dpi * width) / drawingWidth })
    .resize(width, portraitHeight(width))
    .removeAlpha()
  return (
    type === 'avif' ? picture.avif({ quality: 55, effort: 0 }) : picture.webp({ quality: 80, effort: 1 })
  ).toBuffer()
}
