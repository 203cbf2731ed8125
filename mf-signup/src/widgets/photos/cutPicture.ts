import { drawJpeg, maxEdgePx } from '@duetto/shared/media'

export interface Cut {
  /** In pixels of the rotated picture. */
  area: { x: number; y: number; width: number; height: number }
  /** Clockwise degrees. */
  rotation: number
}

const quality = 0.9

const turned = (width: number, height: number, radians: number) => {
  const [cos, sin] = [Math.abs(Math.cos(radians)), Math.abs(Math.sin(radians))]
  return { width: width * cos + height * sin, height: width * sin + height * cos }
}

/** Undefined if the browser cannot decode or encode the picture. */
export const cutPicture = async (file: File, { area, rotation }: Cut): Promise<File | undefined> => {
  try {
    const bitmap = await createImageBitmap(file)
    const scale = Math.min(1, maxEdgePx / Math.max(area.width, area.height))
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
