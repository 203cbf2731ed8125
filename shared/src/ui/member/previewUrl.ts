import { rgbaToDataURL, thumbHashToRGBA } from 'thumbhash'
import { portraitHeight } from '../../domain'

/** Width of the preview in pixels. Browsers smooth it when they enlarge it. */
const widthPx = 8

/** Converts a ThumbHash, in base64, to the data URL of a small picture. Throws if it is not valid base64. */
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
