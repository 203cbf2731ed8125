/** Unicode ranges of Google Fonts. latin-ext loads only for texts that need it, such as Polish. */
const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
const latinExt =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF'

interface FontFile {
  /** Path of the file in its npm package. */
  file: string
  /** File name under which the shell serves it. */
  name: string
  family: string
  weight: string
  range: string
}

const figtree = { family: 'Figtree Variable', weight: '300 900' }
const figtreeFiles = '@fontsource-variable/figtree/files/figtree'
const youngSerif = { family: 'Young Serif', weight: '400' }
const youngSerifFiles = '@fontsource/young-serif/files/young-serif'

export const fontFiles: readonly FontFile[] = [
  {
    ...figtree,
    file: `${figtreeFiles}-latin-ext-wght-normal.woff2`,
    name: 'figtree-5.3.0-latin-ext.woff2',
    range: latinExt,
  },
  {
    ...figtree,
    file: `${figtreeFiles}-latin-wght-normal.woff2`,
    name: 'figtree-5.3.0-latin.woff2',
    range: latin,
  },
  {
    ...youngSerif,
    file: `${youngSerifFiles}-latin-ext-400-normal.woff2`,
    name: 'young-serif-5.3.0-latin-ext.woff2',
    range: latinExt,
  },
  {
    ...youngSerif,
    file: `${youngSerifFiles}-latin-400-normal.woff2`,
    name: 'young-serif-5.3.0-latin.woff2',
    range: latin,
  },
]

const face = ({ family, weight, name, range }: FontFile, baseUrl: string): string =>
  `@font-face{font-family:"${family}";src:url(${baseUrl}${name}) format("woff2");font-weight:${weight};font-display:swap;unicode-range:${range}}`

/**
 * Returns a font face of a local font with the metrics of our font, to prevent a layout shift. Values are fractions:
 * our mean character width relative to the local font's, and our ascent and descent relative to the font size.
 */
const fallback = (family: string, local: string, width: number, above: number, below: number): string => {
  const percent = (share: number): string => `${(share * 100).toFixed(1)}%`
  // size-adjust scales the heights too.
  return `@font-face{font-family:"${family}";src:${local};size-adjust:${percent(width)};ascent-override:${percent(above / width)};descent-override:${percent(below / width)};line-gap-override:0%}`
}
const fallbacks = [
  fallback('Figtree Fallback', 'local("Arial"),local("Liberation Sans")', 1.002, 0.952, 0.25),
  fallback('Young Serif Fallback', 'local("Georgia")', 1.04, 1.046, 0.366),
  fallback('Young Serif Fallback DejaVu', 'local("DejaVu Serif")', 0.975, 1.046, 0.366),
].join('')

export const fontCss = (baseUrl: string): string =>
  [...fontFiles.map((file) => face(file, baseUrl)), fallbacks].join('')

/** Fonts that every page needs. */
export const preloadedFonts = (baseUrl: string): string[] =>
  fontFiles.filter(({ range }) => range === latin).map(({ name }) => `${baseUrl}${name}`)
