/** Widths in pixels. Each file has the aspect ratio of `portraitShape`. */
export const portraitFileWidths = [240, 480, 800, 1200] as const
const maxPortraitWidth = 1200

/** Aspect ratio. */
export const portraitShape = { width: 4, height: 5 } as const

export const portraitHeight = (width: number): number =>
  Math.round((width * portraitShape.height) / portraitShape.width)

/** Width of the largest portrait that can be cropped from a picture without enlarging it, at most 1200 px. */
export const widestPortrait = ({ width, height }: { width: number; height: number }): number =>
  Math.min(maxPortraitWidth, width, Math.floor((height * portraitShape.width) / portraitShape.height))

/** Widths of a portrait's files in ascending order. */
export const portraitWidths = (widest: number): number[] => [
  ...portraitFileWidths.filter((width) => width < widest),
  widest,
]

/** Size of link previews on other sites. */
export const linkPictureSize = { width: 1200, height: 630 } as const

export const portraitTypes = ['avif', 'webp'] as const
export type PortraitType = (typeof portraitTypes)[number]

export interface PortraitFiles {
  /** URL in which `{file}` stands for the file name. */
  portrait: string
  /** Width of the widest file. */
  portrait_width: number
  has_avif: boolean
}

const portraitUrl = ({ portrait }: PortraitFiles, width: number, type: PortraitType): string =>
  portrait.replace('{file}', `${width}.${type}`)

export const portraitSrcSet = (files: PortraitFiles, type: PortraitType): string =>
  portraitWidths(files.portrait_width)
    .map((width) => `${portraitUrl(files, width, type)} ${width}w`)
    .join(', ')

export interface PortraitSize {
  /** Per cent of the viewport, in viewports narrower than `below`. */
  vw: number
  below: number
  /** Width in wider viewports, in CSS pixels. */
  px: number
}

export const portraitSizes = {
  tile: { below: 768, vw: 50, px: 300 },
  profile: { below: 768, vw: 100, px: 520 },
  deck: { below: 992, vw: 62, px: 420 },
  face: { below: 992, vw: 33, px: 220 },
} as const satisfies Record<string, PortraitSize>

export const sizesOf = ({ below, vw, px }: PortraitSize): string =>
  `(max-width: ${below - 1}px) ${vw}vw, ${px}px`

/**
 * URL that Chromium selects from the `srcset` for a portrait `px` CSS pixels wide. At density 1 or below, this is the
 * narrowest file of at least `px`. Above, it is the narrower of two adjacent files while `px` times the density is
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

/** `accept` value of photo fields. The browser converts HEIC to JPEG. */
export const photoTypes = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif'

/** Number of tiles whose portraits are in the server's HTML. */
export const EARLY_PORTRAITS = 4
