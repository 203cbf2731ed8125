import type { EyeColor, HairColor } from '@duetto/shared/domain'
import { signsOfAge } from '../portraits'
import type { FaceShape, PortraitPerson, PortraitShot } from '../portraits'
import type { Random } from './random'
import type { DemoPerson } from './types'

type Hair = PortraitPerson['hair']

type Style = PortraitPerson['style']

const womenStyles: readonly Style[] = [
  'long',
  'wavy',
  'bob',
  'bun',
  'curls',
  'pixie',
  'shoulder',
  'ponytail',
  'braid',
  'fringe',
  'wavy',
]
const darkWomenStyles: readonly Style[] = [...womenStyles, 'afro', 'afro', 'locs', 'locs']
const menStyles: readonly Style[] = [
  'crop',
  'side',
  'quiff',
  'buzz',
  'shortCurls',
  'undercut',
  'crop',
  'side',
  'none',
]
const darkMenStyles: readonly Style[] = [...menStyles, 'shortCurls', 'buzz', 'locs', 'afro']
const olderMenStyles: readonly Style[] = ['crop', 'side', 'horseshoe', 'none', 'crop', 'buzz']
const olderWomenStyles: readonly Style[] = [
  'bob',
  'pixie',
  'shoulder',
  'bun',
  'curls',
  'fringe',
  'pixie',
  'bob',
  'wavy',
]
const olderDarkWomenStyles: readonly Style[] = [...olderWomenStyles, 'afro', 'afro', 'locs']
const beards = ['stubble', 'full', 'stubble', 'full', 'goatee', 'moustache'] as const
const frames = ['#5b2a3a', '#2d2327', '#7a5a2a'] as const
const lips = ['#a8434d', '#b5545a', '#93384a', '#b8604f', '#a14a5c']

const stylesOf = (sex: 'f' | 'm', age: number, isDark: boolean): readonly Style[] => {
  if (sex === 'f' && age >= signsOfAge.folds) return isDark ? olderDarkWomenStyles : olderWomenStyles
  if (sex === 'f') return isDark ? darkWomenStyles : womenStyles
  if (age > 50) return olderMenStyles
  return isDark ? darkMenStyles : menStyles
}

const around = (random: Random, from: number, to: number): number =>
  Math.round((from + ((random.next() + random.next()) / 2) * (to - from)) * 100) / 100

const createShape = (random: Random, sex: 'f' | 'm'): FaceShape => ({
  headWidth: around(random, 0.93, 1.06),
  headHeight: around(random, 0.96, 1.04),
  chin: around(random, -4, 5),
  eyeGap: around(random, -2, 2),
  eyeSize: around(random, 0.86, 1.1),
  eyeTilt: around(random, -7, 4),
  browArch: around(random, -2, 2.5),
  browWeight: around(random, 0.5, sex === 'f' ? 1.7 : 1.3),
  noseWidth: around(random, 0.78, 1.24),
  noseLength: around(random, 0.88, 1.14),
  mouthWidth: around(random, 0.84, 1.12),
  lensRadius: random.pick([6, 11, 15, 17]),
})
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
const greyHairOf = (age: number): readonly Hair[] => {
  if (age < signsOfAge.folds) return ['salt', 'silver', 'salt']
  return age < 63 ? ['silver', 'salt', 'silver', 'white'] : ['silver', 'white', 'white']
}
const greyChance = (age: number): number => {
  if (age < signsOfAge.grey) return (age - 40) / 36
  return age < signsOfAge.folds ? 0.45 : 0.9
}

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
  portrait: DemoPerson['portrait']
  hairColor: HairColor
  eyeColor: EyeColor
}

export const createLook = (random: Random, sex: 'f' | 'm', age: number, shape: Random): Look => {
  const isDark = random.chance(0.34)
  const isGrey = age > 46 && random.chance(greyChance(age))
  const hair = random.pick(isGrey ? greyHairOf(age) : isDark ? darkHair : lightHair)
  const eyeColor: EyeColor = isDark
    ? 'brown'
    : random.pick(['brown', 'blue', 'green', 'hazel', 'grey', 'blue'])
  const style = random.pick(stylesOf(sex, age, isDark))
  const beard = sex === 'm' && random.chance(0.55) ? random.pick(beards) : undefined
  const portrait: Look['portrait'] = {
    sex,
    age,
    skin: random.pick(isDark ? darkSkins : lightSkins),
    hair,
    style,
    eyes: random.pick(eyeTones[eyeColor]),
    beard,
    glasses: random.chance(0.18) ? random.pick(frames) : undefined,
    earring: sex === 'f' && random.chance(0.35) ? random.pick(['#e6b04e', '#f1e6dc']) : undefined,
    freckles: !isDark && random.chance(0.14),
    lip: sex === 'f' ? shape.pick(lips) : undefined,
    shape: createShape(shape, sex),
    jaw: sex === 'f' ? 0.6 + random.next() * 0.14 : 0.72 + random.next() * 0.16,
  }
  // Chosen last, so that all other features of existing people stay the same.
  if (age >= signsOfAge.grey && shape.chance(0.2)) portrait.glasses ??= shape.pick(frames)
  return {
    portrait,
    hairColor: style === 'none' ? 'bald' : hairWords[hair],
    eyeColor,
  }
}

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

export const createPoses = (random: Random, sex: 'f' | 'm', count: number): Omit<PortraitShot, 'scene'>[] =>
  Array.from({ length: count }, (_, index) => {
    const side = random.chance(0.5) ? 1 : -1
    return {
      outfit: random.pick(sex === 'f' ? womenOutfits : menOutfits),
      colour: random.pick(colours),
      turn: side * random.int(4, 7),
      tilt: random.int(-5, 5),
      smile: random.pick([1, 1, 2]),
      zoom: index === 0 ? 1.16 : random.pick([0.98, 1.16, 1.34]),
      y: random.int(266, 286),
    }
  })
