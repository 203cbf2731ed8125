/** Widths of the files of a portrait in pixels. All have the shape of a portrait, 4 to 5. */
export const portraitFileWidths = [240, 480, 800, 1200] as const
const maxPortraitWidth = 1200

/** Width and height of a portrait's shape. */
export const portraitShape = { width: 4, height: 5 } as const

export const portraitHeight = (width: number): number =>
  Math.round((width * portraitShape.height) / portraitShape.width)

/** Width of the widest portrait that can be cut from a picture without enlarging it. */
export const widestPortrait = ({ width, height }: { width: number; height: number }): number =>
  Math.min(maxPortraitWidth, width, Math.floor((height * portraitShape.width) / portraitShape.height))

/** Widths of the files of a portrait whose widest file is `widest`, from narrow to wide. */
export const portraitWidths = (widest: number): number[] => [
  ...portraitFileWidths.filter((width) => width < widest),
  widest,
]

/** Size of the picture that other sites show beside a link to a page. */
export const linkPictureSize = { width: 1200, height: 630 } as const

export const portraitTypes = ['avif', 'webp'] as const
export type PortraitType = (typeof portraitTypes)[number]

/** The files of a portrait, as the API describes them. */
export interface PortraitFiles {
  /** URL with `{file}` in the place of the file's name. */
  portrait: string
  /** Width of the widest file. */
  portrait_width: number
  has_avif: boolean
}

const portraitUrl = ({ portrait }: PortraitFiles, width: number, type: PortraitType): string =>
  portrait.replace('{file}', `${width}.${type}`)

/** `srcset` of a portrait in one format. */
export const portraitSrcSet = (files: PortraitFiles, type: PortraitType): string =>
  portraitWidths(files.portrait_width)
    .map((width) => `${portraitUrl(files, width, type)} ${width}w`)
    .join(', ')

/** The width of a portrait on the page, in CSS pixels. */
export interface PortraitSize {
  /** Share of the window's width in percent, in windows narrower than `below`. */
  vw: number
  below: number
  /** Width in wider windows. */
  px: number
}

export const portraitSizes = {
  tile: { below: 768, vw: 50, px: 300 },
  profile: { below: 768, vw: 100, px: 520 },
  deck: { below: 992, vw: 62, px: 420 },
  face: { below: 992, vw: 33, px: 220 },
} as const satisfies Record<string, PortraitSize>

/** `sizes` of an image. */
export const sizesOf = ({ below, vw, px }: PortraitSize): string =>
  `(max-width: ${below - 1}px) ${vw}vw, ${px}px`

/**
 * URL that Chromium selects from the `srcset` for a portrait `px` CSS pixels wide. At density 1 or below, it is the
 * narrowest file of at least `px`; above, the narrower of two adjacent widths as long as `px` times the density is
 * below their geometric mean.
 */
export const chosenPortrait = (
  files: PortraitFiles,
  { px, density }: { px: number; density: number },
  type: PortraitType,
): string => {
  const widths = portraitWidths(files.portrait_width)
  const width = widths.find((each, index) =>
    density <= 1 ? each >= px : px * density < Math.sqrt(each * (widths[index + 1] ?? each)),
  )
  return portraitUrl(files, width ?? files.portrait_width, type)
}

/** `accept` value of photo fields; the browser converts HEIC to JPEG. */
export const photoTypes = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif'

/** Number of tiles whose portraits are in the server's HTML; they fill the first row on most screens. */
export const EARLY_PORTRAITS = 4
