import { limits } from '../domain'

/** Also returns true if the browser cannot decode the file, because the server checks the size anyway. */
export const hasEnoughPixels = async (file: File): Promise<boolean> => {
  try {
    const bitmap = await createImageBitmap(file)
    const shorter = Math.min(bitmap.width, bitmap.height)
    bitmap.close()
    return shorter >= limits.photoMinPx
  } catch {
    return true
  }
}
