import { maxEdgePx } from './drawJpeg'
import { kindOf } from './kindOf'
import { toJpeg } from './toJpeg'

const worthShrinkingBytes = 1024 * 1024
const quality = 0.88

/**
 * Converts HEIC pictures, and others of 1 MiB or more if that makes them smaller, to JPEG with sides of at most
 * `maxEdgePx`. Returns the file unchanged if the browser cannot decode it.
 */
export const shrink = async (file: File): Promise<File> => {
  const mustConvert = (await kindOf(file)) === 'heic'
  if (file.size < worthShrinkingBytes && !mustConvert) return file
  const jpeg = await toJpeg(file, { maxEdgePx, quality })
  return jpeg && (mustConvert || jpeg.size < file.size) ? jpeg : file
}
