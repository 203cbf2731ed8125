import { clampChroma, converter, formatHex, wcagContrast } from 'culori'

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

export const hexOf = ({ l, c, h }: Oklch): string =>
  formatHex(clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h }, 'oklch'))

export const contrast = wcagContrast

const STEP = 0.005

export const shift = (from: Oklch, towards: -1 | 1, passes: (hex: string) => boolean): string => {
  let colour = from
  for (;;) {
    const hex = hexOf(colour)
    const isEnd = towards < 0 ? colour.l <= 0 : colour.l >= 1
    if (isEnd || passes(hex)) return hex
    colour = { ...colour, l: colour.l + towards * STEP }
  }
}
