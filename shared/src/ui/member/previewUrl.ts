import { rgbaToDataURL, thumbHashToRGBA } from 'thumbhash'
import { portraitHeight } from '../../domain'

/** Small, to keep the data URLs of a page's previews short. Browsers smooth pictures when scaling them up. */
const widthPx = 5

/** Converts a ThumbHash to a data URL. Throws if it is not valid base64. */
export const previewUrl = (thumbHash: string): string => {
  const bytes = Uint8Array.from(atob(thumbHash), (character) => character.charCodeAt(0))
  const { w, h, rgba } = thumbHashToRGBA(bytes)
  const heightPx = portraitHeight(widthPx)
  const pixels = Array.from({ length: widthPx * heightPx }, (_, at) => {
    const x = Math.floor((((at % widthPx) + 0.5) * w) / widthPx)
    const y = Math.floor(((Math.floor(at / widthPx) + 0.5) * h) / heightPx)
    return [...rgba.subarray((y * w + x) * 4, (y * w + x) * 4 + 4)]
  }).flat()
  return rgbaToDataURL(widthPx, heightPx, pixels)
}
