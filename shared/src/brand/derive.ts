import type { Brand } from '../domain'
import { contrast, hexOf, parseColour, shift } from './oklch'
import type { Oklch } from './oklch'
import { ourPalettes } from './ourPalettes'
import type { Palette, Palettes } from './Palette'

const TEXT = 4.5
const SHAPE = 3
const WHITE = '#ffffff'

const FULL_CHROMA = 0.1

type Grey = (l: number, c: number) => string

const greys = (brand: Oklch): Grey => {
  const strength = Math.min(1, brand.c / FULL_CHROMA)
  return (l, c) => hexOf({ l, c: c * strength, h: brand.h })
}

const readableOn =
  (grounds: readonly string[], least: number) =>
  (hex: string): boolean =>
    grounds.every((ground) => contrast(hex, ground) >= least)

const textOn = (ground: string, { c, h }: Oklch): string =>
  contrast(WHITE, ground) >= TEXT ? WHITE : hexOf({ l: 0.2, c: Math.min(c, 0.045), h })

const hovered = (ground: Oklch, text: string): string =>
  hexOf({ ...ground, l: text === WHITE ? ground.l - 0.05 : Math.min(0.98, ground.l + 0.04) })

const lightAccent = (colour: Oklch, grounds: readonly string[]) => {
  const main = hexOf(colour)
  const on = textOn(main, colour)
  const soft = hexOf({ l: 0.938, c: Math.min(colour.c, 0.035), h: colour.h })
  return {
    main,
    on,
    hover: hovered(colour, on),
    soft,
    ink: shift({ ...colour, l: Math.min(colour.l, 0.5) }, -1, readableOn([...grounds, soft], TEXT)),
  }
}

const DARK_LEAST = 0.53

const darkAccent = (colour: Oklch, grounds: readonly string[]) => {
  const lifted = { ...colour, l: Math.max(colour.l, DARK_LEAST) }
  const isLegible = (hex: string) => contrast(textOn(hex, colour), hex) >= TEXT
  const main = shift(lifted, -1, isLegible)
  const on = textOn(main, colour)
  const soft = hexOf({ l: 0.3, c: Math.min(colour.c, 0.06), h: colour.h })
  return {
    main,
    on,
    hover: hovered(parseColour(main), on),
    soft,
    ink: shift(
      { l: 0.82, c: Math.min(colour.c, 0.11), h: colour.h },
      1,
      readableOn([...grounds, soft], TEXT),
    ),
  }
}

const accentColours = (
  primary: ReturnType<typeof lightAccent>,
  secondary: ReturnType<typeof lightAccent>,
) => ({
  primary: primary.main,
  'primary-hover': primary.hover,
  'on-primary': primary.on,
  'primary-soft': primary.soft,
  'primary-ink': primary.ink,
  secondary: secondary.main,
  'secondary-hover': secondary.hover,
  'on-secondary': secondary.on,
  'secondary-soft': secondary.soft,
  'secondary-ink': secondary.ink,
  'bubble-out': primary.main,
  'on-bubble-out': primary.on,
  'logo-a': primary.main,
  'logo-b': secondary.main,
  'logo-mix': hexOf({ ...parseColour(primary.main), l: parseColour(primary.main).l * 0.7 }),
})

const lightPalette = (brand: Oklch, second: Oklch): Palette => {
  const grey = greys(brand)
  const bg = grey(0.977, 0.006)
  const raised = grey(0.95, 0.01)
  const grounds = [bg, raised, WHITE]
  const primary = lightAccent(brand, grounds)
  return {
    ...ourPalettes.light,
    ...accentColours(primary, lightAccent(second, grounds)),
    bg,
    surface: WHITE,
    'surface-2': raised,
    ink: grey(0.23, 0.032),
    'ink-2': grey(0.45, 0.035),
    line: grey(0.9, 0.016),
    'line-strong': shift(parseColour(grey(0.6, 0.04)), -1, readableOn(grounds, SHAPE)),
    dark: grey(0.23, 0.032),
    'on-dark': grey(0.965, 0.01),
    'on-dark-2': grey(0.84, 0.03),
    'bubble-in': WHITE,
    focus: primary.ink,
  }
}

const darkPalette = (brand: Oklch, second: Oklch): Palette => {
  const grey = greys(brand)
  const bg = grey(0.187, 0.019)
  const surface = grey(0.225, 0.022)
  const raised = grey(0.271, 0.026)
  const grounds = [bg, surface, raised]
  const secondary = darkAccent(second, grounds)
  return {
    ...ourPalettes.dark,
    ...accentColours(darkAccent(brand, grounds), secondary),
    bg,
    surface,
    'surface-2': raised,
    ink: grey(0.958, 0.012),
    'ink-2': grey(0.79, 0.03),
    line: grey(0.33, 0.028),
    'line-strong': shift(parseColour(grey(0.61, 0.035)), 1, readableOn(grounds, SHAPE)),
    dark: grey(0.15, 0.015),
    'on-dark': grey(0.965, 0.01),
    'on-dark-2': grey(0.84, 0.03),
    'bubble-in': raised,
    focus: secondary.ink,
  }
}

export type BrandColours = Pick<Brand, 'colour' | 'second_colour'>

/** Light-theme `primary` is the brand's exact colour. `-ink` colours and the dark theme adjust its lightness. */
export const palettesOf = ({ colour, second_colour: second }: BrandColours): Palettes => {
  if (colour === '') return ourPalettes
  const brand = parseColour(colour)
  const accent = second === '' ? { ...brand, l: 0.8, c: Math.min(brand.c, 0.13) } : parseColour(second)
  return { light: lightPalette(brand, accent), dark: darkPalette(brand, accent) }
}
