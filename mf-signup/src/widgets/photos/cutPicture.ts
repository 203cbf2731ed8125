import { limits } from '@duetto/shared/domain'
import { drawJpeg, maxEdgePx } from '@duetto/shared/media'

export interface Cut {
  /** Crop in pixels of the rotated picture. */
  area: { x: number; y: number; width: number; height: number }
  /** In degrees, clockwise. */
  rotation: number
}

/** Aspect ratio (width / height). */
export const shape = 4 / 5
export const maxZoom = 3
const quality = 0.9

/** Returns the largest zoom, from 1 to `maxZoom`, at which the crop is still `photoMinPx` wide. */
export const zoomFor = ({ width, height }: { width: number; height: number }, rotation: number): number => {
  const [across, down] = rotation % 180 === 0 ? [width, height] : [height, width]
  return Math.min(maxZoom, Math.max(1, Math.min(across, down * shape) / limits.photoMinPx))
}

const turned = (width: number, height: number, radians: number) => {
  const [cos, sin] = [Math.abs(Math.cos(radians)), Math.abs(Math.sin(radians))]
  return { width: width * cos + height * sin, height: width * sin + height * cos }
}

/**
 * Returns the rotated crop as a JPEG with sides of at least `photoMinPx` and at most `maxEdgePx`. Undefined if the
 * browser cannot decode or encode the picture.
 */
export const cutPicture = async (file: File, { area, rotation }: Cut): Promise<File | undefined> => {
  try {
    const bitmap = await createImageBitmap(file)
    const [shorter, longer] = [Math.min(area.width, area.height), Math.max(area.width, area.height)]
    // Scale up if needed, because any 4:5 crop of the smallest square photo is narrower than `photoMinPx`.
    const scale = Math.max(limits.photoMinPx / shorter, Math.min(1, maxEdgePx / longer))
    const radians = (rotation * Math.PI) / 180
    const whole = turned(bitmap.width, bitmap.height, radians)
    const blob = await drawJpeg({
      width: area.width * scale,
      height: area.height * scale,
      quality,
      draw: (context) => {
        context.scale(scale, scale)
        context.translate(whole.width / 2 - area.x, whole.height / 2 - area.y)
        context.rotate(radians)
        context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2)
      },
    })
    bitmap.close()
    return blob ? new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' }) : undefined
  } catch {
    return undefined
  }
}
