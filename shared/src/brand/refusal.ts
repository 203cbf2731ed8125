import { palettesOf } from './derive'
import { hexOf, parseColour } from './oklch'
import { verdictsOf } from './verdicts'

const STEP = 0.002

const isLegible = (colour: string): boolean =>
  verdictsOf(palettesOf({ colour, second_colour: colour })).every(({ passes }) => passes)

/** Changes only the lightness of an illegible colour, and its chroma where sRGB requires it. */
export const nearestLegible = (colour: string): string => {
  const { l, c, h } = parseColour(colour)
  for (let distance = STEP; distance <= 1; distance += STEP) {
    const found = [l - distance, l + distance]
      .filter((lightness) => lightness >= 0 && lightness <= 1)
      .map((lightness) => hexOf({ l: lightness, c, h }))
      .find((each) => isLegible(each))
    if (found) return found
  }
  return '#000000'
}

/** Error text in English. Null if the colour is legible both as a brand's first and as its second colour. */
export const colourRefusal = (colour: string): string | null => {
  const failed = verdictsOf(palettesOf({ colour, second_colour: colour })).find(({ passes }) => !passes)
  if (!failed) return null
  const { what, theme, frontColour, groundColour, ratio, least } = failed
  return `With ${colour}, ${what} (${frontColour} on ${groundColour}, ${theme} theme) has a contrast of ${ratio.toFixed(2)}:1 and needs ${least}:1. The nearest colour that works is ${nearestLegible(colour)}.`
}
