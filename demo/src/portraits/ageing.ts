import type { HairStyle } from './hairStyles'
import { hairTones } from './tones'
import type { HairTone } from './tones'
import type { PortraitPerson } from './types'

/** Seeded members turn a year older within the year of the seed, so each sign of age appears a year early. */
export const signsOfAge = { lines: 37, grey: 49, soft: 49, folds: 57 } as const

const greyTones: readonly HairTone[] = ['salt', 'silver', 'white']
export const isGrey = (tone: HairTone): boolean => greyTones.includes(tone)

const channels = (colour: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))

export const mix = (colour: string, other: string, share: number): string => {
  const others = channels(other)
  const mixed = channels(colour).map((value, index) =>
    Math.round(value + ((others[index] ?? 0) - value) * share)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${mixed.join('')}`
}

/** Share of grey in hair that still has its colour, from 0 to 1. */
const greyShare = ({ age, hair }: PortraitPerson): number =>
  age < signsOfAge.grey || isGrey(hair) ? 0 : Math.min(0.6, 0.18 + (age - signsOfAge.grey) * 0.035)

/** Base colour and shine of the hair at the person's age. */
export const hairColoursOf = (person: PortraitPerson): readonly [string, string] => {
  const [base, shine] = hairTones[person.hair]
  const share = greyShare(person)
  return [mix(base, hairTones.silver[0], share), mix(shine, hairTones.silver[1], share)]
}

export const browColourOf = (person: PortraitPerson): string => {
  const [base] = hairTones[person.hair]
  if (person.sex === 'f' && isGrey(person.hair)) return mix(base, '#4d4648', 0.6)
  return mix(base, hairTones.silver[0], greyShare(person) / 2)
}

/** Beards turn grey before the hair. */
export const beardColourOf = (person: PortraitPerson): string =>
  mix(
    hairTones[person.hair][0],
    hairTones.silver[1],
    isGrey(person.hair) ? 0.3 : Math.min(0.7, greyShare(person) * 1.4),
  )

/** From 0 in youth to 1 at 70. */
export const softnessOf = ({ age }: PortraitPerson): number =>
  Math.min(1, Math.max(0, (age - signsOfAge.soft + 6) / 27))

const streak = (side: number, reach: number): string =>
  `M${2 + side * reach * 0.3} ${-110 + reach * 0.1}C${side * reach * 0.7} ${-98 - reach * 0.05} ${side * reach} -58 ${side * (reach - 4)} 34`
const length = (side: number, from: number, to: number): string =>
  `M${side * from} -30C${side * (from + 16)} 20 ${side * (to - 14)} 70 ${side * to} 118S${side * (to - 10)} 170 ${side * (to - 2)} 200`

/** Strands along combed hair, from the crown to the tips. Each list has its own width. */
const strands = {
  front: [
    [streak(-1, 52), streak(1, 60), streak(1, 42)],
    [streak(-1, 62), streak(-1, 44), streak(1, 54), streak(1, 66)],
  ],
  length: [
    [length(-1, 62, 84), length(1, 58, 74)],
    [length(-1, 52, 68), length(1, 64, 86), length(1, 50, 64)],
  ],
} as const
const curly: readonly HairStyle[] = ['curls', 'afro', 'shortCurls', 'locs']

/** Grey strands and grey temples, within the clip path `clip` of a part of the hair. */
export const drawGreying = (person: PortraitPerson, clip: string, part: keyof typeof strands): string => {
  if (person.age < signsOfAge.grey) return ''
  const [base] = hairColoursOf(person)
  const light = mix(base, '#f4f1ef', 0.62)
  const dark = isGrey(person.hair) ? mix(base, '#3a3436', 0.35) : light
  const isCurly = curly.includes(person.style)
  const dash = isCurly ? ' stroke-dasharray="11 17"' : ''
  const [wide, narrow] = strands[part]
  const draw = (lines: readonly string[], colour: string, width: number, opacity: number): string =>
    `<path d="${lines.join('')}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"${dash}/>`
  const temples = part === 'front' ? '<rect x="-80" y="-60" width="160" height="110" fill="url(#gt)"/>' : ''
  return `<g clip-path="url(#${clip})">${temples}${draw(wide, light, isCurly ? 2.4 : 3.6, isCurly ? 0.36 : 0.5)}${draw(narrow, dark, 1.6, isCurly ? 0.42 : 0.6)}</g>`
}
