export interface Cut {
  /** The part to keep, in pixels of the turned picture. */
  area: { x: number; y: number; width: number; height: number }
  /** Degrees, clockwise. */
  rotation: number
}

const maxEdgePx = 2048
const quality = 0.9

/** Width and height of a picture that is turned by some degrees. */
const turned = (width: number, height: number, radians: number) => {
  const [cos, sin] = [Math.abs(Math.cos(radians)), Math.abs(Math.sin(radians))]
  return { width: width * cos + height * sin, height: width * sin + height * cos }
}

/** The chosen part of a picture as a JPEG of its own; undefined where the browser cannot make one. */
export const cutPicture = async (file: File, { area, rotation }: Cut): Promise<File | undefined> => {
  try {
    const bitmap = await createImageBitmap(file)
    const scale = Math.min(1, maxEdgePx / Math.max(area.width, area.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(area.width * scale)
    canvas.height = Math.round(area.height * scale)
    const context = canvas.getContext('2d')
    if (!context) return undefined
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    const radians = (rotation * Math.PI) / 180
    const whole = turned(bitmap.width, bitmap.height, radians)
    context.scale(scale, scale)
    context.translate(whole.width / 2 - area.x, whole.height / 2 - area.y)
    context.rotate(radians)
    context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2)
    bitmap.close()
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    return blob ? new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' }) : undefined
  } catch {
    return undefined
  }
}
