import libheif from 'libheif-js/libheif/libheif.js'
import { limits } from '../domain'

interface HeifImage {
  get_width: () => number
  get_height: () => number
  is_primary: () => boolean
  display: (into: ImageData, done: (pixels: ImageData | null) => void) => void
  free: () => void
}

interface Heif {
  HeifDecoder: new () => { decode: (bytes: Uint8Array) => HeifImage[] }
}

let heif: Heif | undefined

export const decodeHeic = async (file: Blob): Promise<ImageData | undefined> => {
  heif ??= libheif() as unknown as Heif
  const images = new heif.HeifDecoder().decode(new Uint8Array(await file.arrayBuffer()))
  try {
    const main = images.find((image) => image.is_primary()) ?? images[0]
    if (!main) return undefined
    const [width, height] = [main.get_width(), main.get_height()]
    if (width * height > limits.photoMaxPixels) return undefined
    const pixels = new ImageData(width, height)
    return (await new Promise<ImageData | null>((done) => main.display(pixels, done))) ?? undefined
  } finally {
    for (const image of images) image.free()
  }
}
