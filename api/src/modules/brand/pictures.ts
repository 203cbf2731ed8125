import type { BrandIconFile } from '@duetto/shared/domain'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { decodePicture } from './source'

/** More than the 36 px shown in the top bar, for dense displays. */
const logoPx = { height: 160, width: 960 }
const dotColour = '#c8102e'
const clear = { r: 0, g: 0, b: 0, alpha: 0 }
const png = { compressionLevel: 9, palette: true, quality: 90 } as const

export const createLogo = async (bytes: Buffer): Promise<{ file: Buffer; width: number; height: number }> => {
  const picture = await decodePicture(bytes, logoPx.height)
  const { data, info } = await picture
    .trim({ background: clear })
    .resize({ ...logoPx, fit: 'inside' })
    .png(png)
    .toBuffer({ resolveWithObject: true })
  return { file: data, width: info.width, height: info.height }
}

const square = (icon: Sharp, side: number): Sharp =>
  icon.clone().resize(side, side, { fit: 'contain', background: clear })

/** Adds a margin (a fraction of the side) and an opaque background, because platforms crop icons to their own shape. */
const padded = async (icon: Sharp, side: number, margin: number): Promise<Buffer> => {
  const inner = Math.round(side * (1 - 2 * margin))
  const input = await square(icon, inner).png().toBuffer()
  return sharp({ create: { width: side, height: side, channels: 3, background: '#ffffff' } })
    .composite([{ input }])
    .png(png)
    .toBuffer()
}

const dotted = async (icon: Sharp): Promise<Buffer> => {
  const side = 192
  const dot = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><circle cx="147" cy="45" r="42" fill="${dotColour}" stroke="#fff" stroke-width="9"/></svg>`
  const base = await square(icon, side).png().toBuffer()
  return sharp(base)
    .composite([{ input: Buffer.from(dot) }])
    .png(png)
    .toBuffer()
}

export const createIcon = async (bytes: Buffer): Promise<Record<BrandIconFile, Buffer>> => {
  const icon = await decodePicture(bytes, 512)
  return {
    '192.png': await square(icon, 192).png(png).toBuffer(),
    '512.png': await square(icon, 512).png(png).toBuffer(),
    'maskable.png': await padded(icon, 512, 0.18),
    'apple.png': await padded(icon, 180, 0.08),
    'new.png': await dotted(icon),
  }
}
