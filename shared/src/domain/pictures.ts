export const portraitFileWidths = [240, 480, 800, 1200] as const
const maxPortraitWidth = 1200

export const portraitShape = { width: 4, height: 5 } as const

export const portraitHeight = (width: number): number =>
  Math.round((width * portraitShape.height) / portraitShape.width)

/** Width in pixels of the largest portrait that can be cropped from a picture without enlarging it, at most 1200. */
export const widestPortrait = ({ width, height }: { width: number; height: number }): number =>
  Math.min(maxPortraitWidth, width, Math.floor((height * portraitShape.width) / portraitShape.height))

export const portraitWidths = (widest: number): number[] => [
  ...portraitFileWidths.filter((width) => width < widest),
  widest,
]

/** Size in pixels of the pictures in link previews on other sites. */
export const linkPictureSize = { width: 1200, height: 630 } as const

export const portraitTypes = ['avif', 'webp'] as const
export type PortraitType = (typeof portraitTypes)[number]

export interface PortraitFiles {
  portrait: string
  portrait_width: number
  has_avif: boolean
}

const portraitUrl = ({ portrait }: PortraitFiles, width: number, type: PortraitType): string =>
  portrait.replace('{file}', `${width}.${type}`)

export const portraitSrcSet = (files: PortraitFiles, type: PortraitType): string =>
  portraitWidths(files.portrait_width)
    .map((width) => `${portraitUrl(files, width, type)} ${width}w`)
    .join(', ')

/**
 * Displayed width of a portrait in CSS pixels, from which `sizesOf` derives the `sizes` attribute: `vw` % of the
 * viewport minus `less` in viewports narrower than `below`, otherwise `px`.
 */
export interface PortraitSize {
  vw: number
  less?: number
  below: number
  px: number
}

export const portraitSizes = {
  tile: { below: 768, vw: 50, less: 22, px: 240 },
  wideTile: { below: 768, vw: 50, less: 22, px: 304 },
  profile: { below: 768, vw: 100, px: 520 },
  card: { below: 768, vw: 100, less: 32, px: 400 },
  deck: { below: 992, vw: 50, px: 400 },
  gallery: { below: 992, vw: 36, px: 350 },
  small: { below: 992, vw: 18, px: 96 },
  face: { below: 992, vw: 33.3, less: 16, px: 220 },
  landing: { below: 992, vw: 56, px: 520 },
} as const satisfies Record<string, PortraitSize>

/**
 * All phones load the files for this viewport width in CSS pixels, so that the server, which does not know the width,
 * selects the same files as the browser.
 */
const phonePx = 390
const widestPhonePx = 480
/** Higher densities make no visible difference on phones. */
export const maxPhoneDensity = 2

export const widthOnPhones = ({ vw, less = 0 }: PortraitSize): number =>
  Math.round((phonePx * vw) / 100 - less)

const fileWidth = (px: number, widths: readonly number[] = portraitFileWidths): number | undefined =>
  widths.find((width) => width >= px)

/** Between 1.5x and 3x, browsers select the file for 2x, although they round differently. */
const sizesOnPhones = (size: PortraitSize, condition: string): string => {
  const px = widthOnPhones(size)
  const sharp = fileWidth(px * maxPhoneDensity) ?? maxPortraitWidth
  return [
    `${condition} and (min-resolution: 2.5dppx) ${Math.floor(sharp / 3)}px`,
    `${condition} and (min-resolution: 1.5dppx) ${sharp / maxPhoneDensity}px`,
    `${condition} ${px}px`,
  ].join(', ')
}

export const sizesOf = (size: PortraitSize): string => {
  const { below, vw, less = 0, px } = size
  const width = less ? `calc(${vw}vw - ${less}px)` : `${vw}vw`
  return `${sizesOnPhones(size, `(max-width: ${widestPhonePx}px)`)}, (max-width: ${below - 1}px) ${width}, ${px}px`
}

/**
 * `sizes` for preloads. Mobile browsers can read these before they apply the viewport element, while the width is 980
 * pixels, so the width of the device counts, too.
 */
export const preloadSizesOf = (size: PortraitSize): string => {
  const width = `${size.below - 1}px`
  return `${sizesOnPhones(size, `((max-width: ${width}) or (max-device-width: ${width}))`)}, ${size.px}px`
}

/** URL of the narrowest file that suffices for `px` CSS pixels at `density`, otherwise of the widest. */
export const chosenPortrait = (
  files: PortraitFiles,
  { px, density }: { px: number; density: number },
  type: PortraitType,
): string => {
  const widths = portraitWidths(files.portrait_width)
  return portraitUrl(files, fileWidth(px * density, widths) ?? files.portrait_width, type)
}

/**
 * Value for the `accept` attribute of file inputs. Includes HEIC, which the API rejects: browser code converts it to
 * JPEG before the upload (`toJpeg`).
 */
export const photoTypes = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif'

/** Number of skeleton tiles for which the server inserts portraits. */
export const EARLY_PORTRAITS = 4
