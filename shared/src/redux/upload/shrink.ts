import { drawJpeg, maxEdgePx } from './drawJpeg'

const worthShrinkingBytes = 1024 * 1024
const quality = 0.88

/**
 * Pictures of phones that only some browsers read. A decoder for the others would be three megabytes of LGPL code; iOS
 * gives JPEG by itself where a page asks for JPEG.
 */
export const isHeic = ({ type, name }: File): boolean =>
  /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name))

/** A large picture made smaller before it is sent; one that the browser cannot read goes as it is. */
export const shrink = async (file: File): Promise<File> => {
  const mustConvert = isHeic(file)
  if ((file.size < worthShrinkingBytes && !mustConvert) || typeof createImageBitmap === 'undefined')
    return file
  try {
    const bitmap = await createImageBitmap(file)
    const scale = Math.min(1, maxEdgePx / Math.max(bitmap.width, bitmap.height))
    const [width, height] = [bitmap.width * scale, bitmap.height * scale]
    const blob = await drawJpeg({
      width,
      height,
      quality,
      draw: (context) => context.drawImage(bitmap, 0, 0, Math.round(width), Math.round(height)),
    })
    bitmap.close()
    return blob && (mustConvert || blob.size < file.size)
      ? new File([blob], file.name, { type: blob.type })
      : file
  } catch {
    return file
  }
}
