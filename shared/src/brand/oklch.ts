import { clampChroma, converter, formatHex, wcagContrast } from 'culori'

/** A colour in OKLCH. Its lightness, from 0 to 1, is perceptually uniform. */
export interface Oklch {
  l: number
  c: number
  h: number
}

const toOklch = converter('oklch')

export const parseColour = (hex: string): Oklch => {
  const { l = 0, c = 0, h = 0 } = toOklch(hex) ?? {}
  return { l, c, h }
}

/** Returns the colour as #rrggbb. Reduces the chroma of colours outside sRGB. */
export const hexOf = ({ l, c, h }: Oklch): string =>
  formatHex(clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h }, 'oklch'))

/** Returns the contrast ratio of two colours by WCAG 2, from 1 to 21. */
export const contrast = wcagContrast

const STEP = 0.005

/** Darkens (-1) or lightens (1) a colour until it passes. Returns black or white if no step passes. */
export const shift = (from: Oklch, towards: -1 | 1, passes: (hex: string) => boolean): string => {
  let colour = from
  for (;;) {
    const hex = hexOf(colour)
    const isEnd = towards < 0 ? colour.l <= 0 : colour.l >= 1
    if (isEnd || passes(hex)) return hex
    colour = { ...colour, l: colour.l + towards * STEP }
  }
}
