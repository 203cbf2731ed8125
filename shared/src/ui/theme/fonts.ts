interface FontFile {
  /** Path inside its npm package. */
  file: string
  /** Name under which the shell serves it. */
  name: string
}

const figtree = '@fontsource-variable/figtree/files/figtree'
const youngSerif = '@fontsource/young-serif/files/young-serif'

export const fontFiles: readonly FontFile[] = [
  { file: `${figtree}-latin-wght-normal.woff2`, name: 'figtree-5.3.0-latin.woff2' },
  { file: `${figtree}-latin-ext-wght-normal.woff2`, name: 'figtree-5.3.0-latin-ext.woff2' },
  { file: `${youngSerif}-latin-400-normal.woff2`, name: 'young-serif-5.3.0-latin.woff2' },
  { file: `${youngSerif}-latin-ext-400-normal.woff2`, name: 'young-serif-5.3.0-latin-ext.woff2' },
]

/** Google's ranges: latin-ext is only loaded for Polish, Finnish and other texts that need it. */
const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
const latinExt =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF'

const face = (family: string, weight: string, url: string, range: string): string =>
  `@font-face{font-family:"${family}";src:url(${url}) format("woff2");font-weight:${weight};font-display:swap;unicode-range:${range}}`

/**
 * A local font adjusted to the metrics of ours, so that nothing shifts when ours loads. All values are fractions of the font size: the mean width of ours
 * relative to the local one's, and its ascent and descent.
 */
const fallback = (family: string, local: string, width: number, above: number, below: number): string => {
  const percent = (share: number): string => `${(share * 100).toFixed(1)}%`
  // Both heights are scaled by the width as well.
  return `@font-face{font-family:"${family}";src:${local};size-adjust:${percent(width)};ascent-override:${percent(above / width)};descent-override:${percent(below / width)};line-gap-override:0%}`
}
const fallbacks = [
  fallback('Figtree Fallback', 'local("Arial"),local("Liberation Sans")', 1.002, 0.952, 0.25),
  fallback('Young Serif Fallback', 'local("Georgia")', 1.04, 1.046, 0.366),
  fallback('Young Serif Fallback DejaVu', 'local("DejaVu Serif")', 0.975, 1.046, 0.366),
].join('')

/** `baseUrl` ends with a slash. */
export const fontCss = (baseUrl: string): string => {
  const [text, textExt, display, displayExt] = fontFiles.map(({ name }) => `${baseUrl}${name}`) as [
    string,
    string,
    string,
    string,
  ]
  return [
    face('Figtree Variable', '300 900', textExt, latinExt),
    face('Figtree Variable', '300 900', text, latin),
    face('Young Serif', '400', displayExt, latinExt),
    face('Young Serif', '400', display, latin),
    fallbacks,
  ].join('')
}

/** The two files that every page uses. */
export const preloadedFonts = (baseUrl: string): string[] =>
  fontFiles.filter(({ name }) => !name.includes('-ext')).map(({ name }) => `${baseUrl}${name}`)
