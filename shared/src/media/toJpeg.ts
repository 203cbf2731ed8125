import { drawJpeg } from './drawJpeg'
import { kindOf } from './kindOf'

const readHeic = async (file: File): Promise<ImageBitmap> => {
  const { decodeHeic } = await import(/* webpackChunkName: "heic" */ './decodeHeic')
  const pixels = await decodeHeic(file)
  if (!pixels) throw new Error('no picture in this file')
  return createImageBitmap(pixels)
}

const readPicture = async (file: File): Promise<ImageBitmap> => {
  try {
    return await createImageBitmap(file)
  } catch (error) {
    if ((await kindOf(file)) !== 'heic') throw error
    return readHeic(file)
  }
}

interface JpegOptions {
  maxEdgePx: number
  quality: number
}

export const toJpeg = async (file: File, { maxEdgePx, quality }: JpegOptions): Promise<File | undefined> => {
  try {
    const bitmap = await readPicture(file)
    const scale = Math.min(1, maxEdgePx / Math.max(bitmap.width, bitmap.height))
    const [width, height] = [bitmap.width * scale, bitmap.height * scale]
    const blob = await drawJpeg({
      width,
      height,
      quality,
      draw: (context) => context.drawImage(bitmap, 0, 0, Math.round(width), Math.round(height)),
    })
    bitmap.close()
    return blob ? new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: blob.type }) : undefined
  } catch {
    return undefined
  }
}
