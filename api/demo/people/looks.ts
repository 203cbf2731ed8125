import type { EyeColor, HairColor } from '@duetto/shared/domain'
import type { PortraitPerson, PortraitShot } from '../portraits'
import type { Random } from './random'

type Hair = PortraitPerson['hair']

const womenStyles = ['long', 'wavy', 'bob', 'bun', 'curls', 'afro', 'pixie', 'shoulder'] as const
const menStyles = ['crop', 'side', 'quiff', 'buzz', 'curls', 'crop', 'side', 'quiff', 'crop', 'none'] as const
const lightSkins = ['porcelain', 'rose', 'rose', 'sand', 'tawny'] as const
const darkSkins = ['olive', 'amber', 'umber', 'cocoa', 'deep'] as const
const lightHair: readonly Hair[] = [
  'chestnut',
  'honey',
  'blonde',
  'auburn',
  'espresso',
  'copper',
  'ash',
  'black',
]
const darkHair: readonly Hair[] = ['black', 'black', 'espresso', 'chestnut']
const greyHair: readonly Hair[] = ['silver', 'salt', 'white']

const eyeTones: Record<EyeColor, readonly string[]> = {
  brown: ['#4a2d20', '#3a2418', '#5b3a22'],
  blue: ['#4a7390', '#5b86a0', '#54789a'],
  green: ['#5a7a5e', '#5f8270'],
  hazel: ['#7a6238', '#6b5a30'],
  grey: ['#6b7a80', '#7b868a'],
  other: ['#4a2d20'],
}
const hairWords: Record<Hair, HairColor> = {
  black: 'black',
  espresso: 'brown',
  chestnut: 'brown',
  ash: 'brown',
  auburn: 'red',
  copper: 'red',
  honey: 'blonde',
  blonde: 'blonde',
  silver: 'grey',
  salt: 'grey',
  white: 'white',
}

export interface Look {
  portrait: PortraitPerson
  hairColor: HairColor
  eyeColor: EyeColor
}

/** A face that fits sex and age; the words of the profile say what the picture shows. */
export const makeLook = (random: Random, sex: 'f' | 'm', age: number): Look => {
  const isDark = random.chance(0.34)
  const isGrey = age > 46 && random.chance((age - 40) / 36)
  const hair = random.pick(isGrey ? greyHair : isDark ? darkHair : lightHair)
  const eyeColor: EyeColor = isDark
    ? 'brown'
    : random.pick(['brown', 'blue', 'green', 'hazel', 'grey', 'blue'])
  const style = random.pick(sex === 'f' ? womenStyles : menStyles)
  const beard = sex === 'm' && random.chance(0.55) ? random.pick(['stubble', 'full'] as const) : undefined
  return {
    portrait: {
      sex,
      age,
      skin: random.pick(isDark ? darkSkins : lightSkins),
      hair,
      style,
      eyes: random.pick(eyeTones[eyeColor]),
      beard,
      glasses: random.chance(0.18) ? random.pick(['#5b2a3a', '#2d2327', '#7a5a2a']) : undefined,
      earring: sex === 'f' && random.chance(0.35) ? random.pick(['#e6b04e', '#f1e6dc']) : undefined,
      freckles: !isDark && random.chance(0.14),
      jaw: sex === 'f' ? 0.62 + random.next() * 0.1 : 0.74 + random.next() * 0.12,
    },
    hairColor: style === 'none' ? 'bald' : hairWords[hair],
    eyeColor,
  }
}

const scenes = [
  'dusk',
  'sea',
  'city',
  'cafe',
  'forest',
  'alps',
  'wall',
  'plants',
  'kitchen',
  'books',
  'garden',
] as const
const wallSkies = ['wall', 'teal', 'plum', 'ochre'] as const
const womenOutfits = ['vneck', 'turtle', 'strap', 'blazer', 'crew', 'shirt'] as const
const menOutfits = ['crew', 'shirt', 'turtle', 'blazer', 'vneck'] as const
const colours = [
  '#8a2846',
  '#2f4a4a',
  '#2d4657',
  '#3b2233',
  '#8f3a2f',
  '#32414f',
  '#235b57',
  '#284b63',
  '#7a3550',
  '#d9c7a6',
  '#e3a54a',
  '#e7d6c4',
  '#5d6b4a',
  '#44546b',
] as const

/** One picture of somebody: no two of one person in the same scene. */
export const makeShots = (random: Random, sex: 'f' | 'm', count: number): PortraitShot[] => {
  const first = random.int(0, scenes.length - 1)
  return Array.from({ length: count }, (_, index) => {
    const scene = scenes[(first + index * 4) % scenes.length] ?? 'wall'
    const side = random.chance(0.5) ? 1 : -1
    return {
      scene,
      sky: scene === 'wall' ? random.pick(wallSkies) : undefined,
      outfit: random.pick(sex === 'f' ? womenOutfits : menOutfits),
      colour: random.pick(colours),
      turn: side * random.int(4, 7),
      tilt: random.int(-5, 5),
      smile: random.pick([1, 1, 2]),
      zoom: index === 0 ? 1.16 : random.pick([0.98, 1.16, 1.34]),
      y: random.int(266, 286),
    }
  })
}
