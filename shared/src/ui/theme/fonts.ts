import type { FontSet } from '../../domain'

/** Unicode ranges of Google Fonts. Browsers load latin-ext only for texts that need it, such as Polish ones. */
const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
const latinExt =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF'

type FamilyName = 'figtree' | 'nunito' | 'source-serif' | 'young-serif'

interface Family {
  css: string
  weight: string
  file: readonly [string, string]
  version: string
}

const families: Record<FamilyName, Family> = {
  figtree: {
    css: 'Figtree Variable',
    weight: '300 900',
    file: ['@fontsource-variable/figtree/files/figtree', 'wght-normal'],
    version: '5.3.0',
  },
  nunito: {
    css: 'Nunito Variable',
    weight: '200 1000',
    file: ['@fontsource-variable/nunito/files/nunito', 'wght-normal'],
    version: '5.3.0',
  },
  'source-serif': {
    css: 'Source Serif',
    // The semi-bold file, declared as the regular weight of headings.
    weight: '400',
    file: ['@fontsource/source-serif-4/files/source-serif-4', '600-normal'],
    version: '5.3.1',
  },
  'young-serif': {
    css: 'Young Serif',
    weight: '400',
    file: ['@fontsource/young-serif/files/young-serif', '400-normal'],
    version: '5.3.0',
  },
}

const subsets = [
  ['latin-ext', latinExt],
  ['latin', latin],
] as const

/** `file` is the path in node_modules, `name` the file name under which the shell serves it. */
export const fontFiles = (Object.keys(families) as FamilyName[]).flatMap((family) =>
  subsets.map(([subset, range]) => {
    const { file, version } = families[family]
    const [start, end] = file
    return {
      file: `${start}-${subset}-${end}.woff2`,
      name: `${family}-${version}-${subset}.woff2`,
      family,
      range,
    }
  }),
)

const filesOf = (set: FontSet) => fontFiles.filter(({ family }) => sets[set].families.includes(family))

const face = ({ family, name, range }: (typeof fontFiles)[number], baseUrl: string): string =>
  `@font-face{font-family:"${families[family].css}";src:url(${baseUrl}${name}) format("woff2");font-weight:${families[family].weight};font-display:swap;unicode-range:${range}}`

/**
 * Declares a local font with the metrics of ours, to prevent layout shifts. `width` is our mean character width
 * relative to the local font's; `above` and `below` are our ascent and descent relative to the font size.
 */
const fallback = (family: string, local: string, width: number, above: number, below: number): string => {
  const percent = (share: number): string => `${(share * 100).toFixed(1)}%`
  // Divide by `width`, because `size-adjust` also scales the ascent and descent.
  return `@font-face{font-family:"${family}";src:${local};size-adjust:${percent(width)};ascent-override:${percent(above / width)};descent-override:${percent(below / width)};line-gap-override:0%}`
}
const arial = 'local("Arial"),local("Liberation Sans")'
const fallbacks: Record<FamilyName, string> = {
  figtree: fallback('Figtree Fallback', arial, 1.002, 0.952, 0.25),
  nunito: fallback('Nunito Fallback', arial, 1.003, 1.011, 0.353),
  'source-serif':
    fallback('Source Serif Fallback', 'local("Georgia")', 0.996, 1.036, 0.335) +
    fallback('Source Serif Fallback DejaVu', 'local("DejaVu Serif")', 0.934, 1.036, 0.335),
  'young-serif':
    fallback('Young Serif Fallback', 'local("Georgia")', 1.04, 1.046, 0.366) +
    fallback('Young Serif Fallback DejaVu', 'local("DejaVu Serif")', 0.975, 1.046, 0.366),
}

const sans = 'system-ui,"Segoe UI",sans-serif'
const serif = 'Georgia,"Times New Roman",serif'
const figtreeStack = `"Figtree Variable","Figtree Fallback",${sans}`
const nunitoStack = `"Nunito Variable","Nunito Fallback",${sans}`

interface FontSetup {
  families: readonly FamilyName[]
  display: string
  text: string
  displayWeight: number
}

const sets: { [set in FontSet]: FontSetup } = {
  'young-serif': {
    families: ['figtree', 'young-serif'],
    display: `"Young Serif","Young Serif Fallback","Young Serif Fallback DejaVu",${serif}`,
    text: figtreeStack,
    displayWeight: 400,
  },
  figtree: { families: ['figtree'], display: figtreeStack, text: figtreeStack, displayWeight: 700 },
  nunito: { families: ['nunito'], display: nunitoStack, text: nunitoStack, displayWeight: 800 },
  'source-serif': {
    families: ['figtree', 'source-serif'],
    display: `"Source Serif","Source Serif Fallback","Source Serif Fallback DejaVu",${serif}`,
    text: figtreeStack,
    displayWeight: 400,
  },
  system: { families: [], display: sans, text: sans, displayWeight: 700 },
}

export const fontCss = (baseUrl: string, set: FontSet = 'young-serif'): string =>
  [
    ...filesOf(set).map((file) => face(file, baseUrl)),
    ...sets[set].families.map((family) => fallbacks[family]),
  ].join('')

export const fontTokens = (set: FontSet): string => {
  const { display, text, displayWeight } = sets[set]
  return `--font-display:${display};--font-text:${text};--display-weight:${displayWeight};`
}

/** URLs of the Latin fonts, which every page needs. */
export const preloadedFonts = (baseUrl: string, set: FontSet = 'young-serif'): string[] =>
  filesOf(set)
    .filter(({ range }) => range === latin)
    .map(({ name }) => `${baseUrl}${name}`)
