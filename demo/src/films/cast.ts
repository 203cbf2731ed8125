import { drawPortrait } from '../portraits'
import type { PortraitPerson, PortraitShot } from '../portraits'
import sharp from 'sharp'

interface Role {
  person: PortraitPerson
  shot: PortraitShot
}

const mixed: readonly Role[] = [
  {
    person: {
      sex: 'f',
      age: 34,
      skin: 'tawny',
      hair: 'espresso',
      style: 'curls',
      eyes: '#4a2d20',
      earring: '#f4a93a',
    },
    shot: { scene: 'plants', outfit: 'vneck', colour: '#2f6f73', smile: 0.7 },
  },
  {
    person: {
      sex: 'm',
      age: 41,
      skin: 'rose',
      hair: 'chestnut',
      style: 'side',
      eyes: '#4a7390',
      beard: 'stubble',
    },
    shot: { scene: 'books', outfit: 'shirt', colour: '#3b5b7a', smile: 0.5 },
  },
  {
    person: { sex: 'm', age: 29, skin: 'deep', hair: 'black', style: 'shortCurls', eyes: '#3a2418' },
    shot: { scene: 'kitchen', outfit: 'crew', colour: '#b5542f', smile: 0.8 },
  },
  {
    person: {
      sex: 'f',
      age: 52,
      skin: 'sand',
      hair: 'silver',
      style: 'bob',
      eyes: '#54789a',
      glasses: '#5b3368',
    },
    shot: { scene: 'cafe', outfit: 'turtle', colour: '#7b1e4b', smile: 0.6 },
  },
  {
    person: {
      sex: 'f',
      age: 27,
      skin: 'porcelain',
      hair: 'copper',
      style: 'ponytail',
      eyes: '#4f7a54',
      freckles: true,
    },
    shot: { scene: 'gallery', outfit: 'blazer', colour: '#3d4a63', smile: 0.55 },
  },
  {
    person: { sex: 'm', age: 58, skin: 'olive', hair: 'salt', style: 'crop', eyes: '#5b3a22', beard: 'full' },
    shot: { scene: 'wall', outfit: 'shirt', colour: '#5d6b4a', smile: 0.5 },
  },
]

/** A role of the other sex for each seat of `mixed`, with the same scene. */
const counterparts: readonly Role[] = [
  {
    person: {
      sex: 'm',
      age: 36,
      skin: 'umber',
      hair: 'black',
      style: 'buzz',
      eyes: '#3a2418',
      beard: 'goatee',
    },
    shot: { scene: 'plants', outfit: 'crew', colour: '#2f6f73', smile: 0.7 },
  },
  {
    person: {
      sex: 'f',
      age: 39,
      skin: 'rose',
      hair: 'chestnut',
      style: 'wavy',
      eyes: '#4a7390',
      lip: '#a8324a',
    },
    shot: { scene: 'books', outfit: 'shirt', colour: '#3b5b7a', smile: 0.5 },
  },
  {
    person: {
      sex: 'f',
      age: 29,
      skin: 'deep',
      hair: 'black',
      style: 'afro',
      eyes: '#3a2418',
      earring: '#f4a93a',
    },
    shot: { scene: 'kitchen', outfit: 'vneck', colour: '#b5542f', smile: 0.8 },
  },
  {
    person: {
      sex: 'm',
      age: 49,
      skin: 'sand',
      hair: 'silver',
      style: 'side',
      eyes: '#54789a',
      glasses: '#3b2549',
    },
    shot: { scene: 'cafe', outfit: 'turtle', colour: '#7b1e4b', smile: 0.6 },
  },
  {
    person: {
      sex: 'm',
      age: 31,
      skin: 'porcelain',
      hair: 'copper',
      style: 'quiff',
      eyes: '#4f7a54',
      beard: 'stubble',
      freckles: true,
    },
    shot: { scene: 'gallery', outfit: 'blazer', colour: '#3d4a63', smile: 0.55 },
  },
  {
    person: {
      sex: 'f',
      age: 57,
      skin: 'olive',
      hair: 'salt',
      style: 'bun',
      eyes: '#5b3a22',
      earring: '#f4a93a',
    },
    shot: { scene: 'wall', outfit: 'vneck', colour: '#5d6b4a', smile: 0.5 },
  },
]

const castOf = (sex: PortraitPerson['sex']): readonly Role[] =>
  mixed.map((role, seat) => {
    const found = [role, counterparts[seat]].find((each) => each?.person.sex === sex)
    if (!found) throw new Error(`Seat ${seat} has nobody of sex ${sex}.`)
    return found
  })

/** Keys are suffixes of the films' names: a niche, or nothing for all other niches. */
export const casts = { '': mixed, '-gay': castOf('m'), '-she': castOf('f') } as const

export const POSES = 8

const poseOf = ({ person, shot }: Role, pose: number): string => {
  const swing = Math.sin((pose / POSES) * 2 * Math.PI)
  return drawPortrait(person, {
    ...shot,
    tilt: swing * 2.4,
    turn: 5 + swing * 4,
    smile: Math.min(1, (shot.smile ?? 0.5) + 0.15 * (1 + swing)),
  })
}

export const renderCast = (cast: readonly Role[], width: number): Promise<string[][]> =>
  Promise.all(
    cast.map((role) =>
      Promise.all(
        Array.from({ length: POSES }, async (_, pose) => {
          const png = await sharp(Buffer.from(poseOf(role, pose)), { density: (72 * width) / 400 })
            .resize(width)
            .png()
            .toBuffer()
          return `data:image/png;base64,${png.toString('base64')}`
        }),
      ),
    ),
  )
