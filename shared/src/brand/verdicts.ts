import { contrast } from './oklch'
import type { ColourName, Palettes, ThemeName } from './Palette'

interface Pair {
  front: ColourName
  ground: ColourName
  least: number
  what: string
}

const text = (front: ColourName, ground: ColourName, what: string): Pair => ({
  front,
  ground,
  least: 4.5,
  what,
})
const shape = (front: ColourName, ground: ColourName, what: string): Pair => ({
  front,
  ground,
  least: 3,
  what,
})
const grounds = ['bg', 'surface', 'surface-2'] as const
const groundNames = { bg: 'the page', surface: 'cards', 'surface-2': 'raised areas' }

/** Colour pairs with the minimum contrast that WCAG 2.2 AA requires: 4.5:1 for text and 3:1 for shapes. */
export const pairs: readonly Pair[] = [
  ...grounds.flatMap((ground) => [
    text('ink', ground, `text on ${groundNames[ground]}`),
    text('ink-2', ground, `secondary text on ${groundNames[ground]}`),
    text('primary-ink', ground, `links on ${groundNames[ground]}`),
    shape('line-strong', ground, `the outline of fields on ${groundNames[ground]}`),
    shape('focus', ground, `the focus ring on ${groundNames[ground]}`),
  ]),
  text('on-primary', 'primary', 'the text of buttons'),
  text('on-primary', 'primary-hover', 'the text of a hovered button'),
  // WCAG requires no contrast between a labelled button and the page, but the button must be visible.
  { front: 'primary', ground: 'bg', least: 1.25, what: 'a button on the page' },
  text('primary-ink', 'primary-soft', 'links on a tint of the colour'),
  text('ink', 'primary-soft', 'text on a tint of the colour'),
  text('ink-2', 'primary-soft', 'secondary text on a tint of the colour'),
  text('on-secondary', 'secondary', 'text on the second colour'),
  text('on-secondary', 'secondary-hover', 'text on the hovered second colour'),
  text('secondary-ink', 'secondary-soft', 'text on a tint of the second colour'),
  text('secondary-ink', 'surface', 'text in the second colour on cards'),
  text('on-success', 'success', 'text on the colour of success'),
  text('success-ink', 'success-soft', 'success messages'),
  text('on-danger', 'danger', 'text on the colour of errors'),
  text('danger-ink', 'surface', 'errors on cards'),
  text('danger-ink', 'danger-soft', 'error messages'),
  text('on-bubble-out', 'bubble-out', 'the member’s own messages'),
  text('ink', 'bubble-in', 'messages of others'),
  text('on-dark', 'dark', 'text on dark areas'),
  text('on-dark-2', 'dark', 'secondary text on dark areas'),
]

export interface Verdict extends Pair {
  theme: ThemeName
  frontColour: string
  groundColour: string
  ratio: number
  passes: boolean
}

export const verdictsOf = (palettes: Palettes): Verdict[] =>
  (['light', 'dark'] as const).flatMap((theme) =>
    pairs.map((pair) => {
      const frontColour = palettes[theme][pair.front]
      const groundColour = palettes[theme][pair.ground]
      const ratio = contrast(frontColour, groundColour)
      return { ...pair, theme, frontColour, groundColour, ratio, passes: ratio >= pair.least }
    }),
  )
