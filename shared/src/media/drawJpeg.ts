/** Longest edge to which `shrink` and the photo editor scale pictures. */
export const maxEdgePx = 2048

interface Drawing {
  width: number
  height: number
  quality: number
  draw: (context: CanvasRenderingContext2D) => void
}

export const drawJpeg = async ({ width, height, quality, draw }: Drawing): Promise<Blob | null> => {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width)
  canvas.height = Math.round(height)
  const context = canvas.getContext('2d')
  if (!context) return null
  // Without a background, transparent pixels would become black, because JPEG has no transparency.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  draw(context)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}
