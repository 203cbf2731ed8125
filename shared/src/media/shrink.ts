import { maxEdgePx } from './drawJpeg'
import { kindOf } from './kindOf'
import { toJpeg } from './toJpeg'

const worthShrinkingBytes = 1024 * 1024
const quality = 0.88

/**
 * Shrinks a large picture if that saves bytes, and converts HEIC to JPEG. Returns the file unchanged if the browser
 * cannot decode it.
 */
export const shrink = async (file: File): Promise<File> => {
  const mustConvert = (await kindOf(file)) === 'heic'
  if (file.size < worthShrinkingBytes && !mustConvert) return file
  const jpeg = await toJpeg(file, { maxEdgePx, quality })
  return jpeg && (mustConvert || jpeg.size < file.size) ? jpeg : file
}
