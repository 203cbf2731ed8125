import type { PortraitPerson, PortraitShot } from '../portraits'

interface Face {
  person: PortraitPerson
  shot: PortraitShot
}

export const faces: Readonly<Record<string, Face>> = {
  f27: {
    person: {
      sex: 'f',
      age: 27,
      skin: 'rose',
      hair: 'copper',
      style: 'wavy',
      eyes: '#4f7a54',
      freckles: true,
    },
    shot: { scene: 'dusk', outfit: 'vneck', colour: '#2f6f73', smile: 0.8, turn: 6, tilt: -3 },
  },
  f34: {
    person: {
      sex: 'f',
      age: 34,
      skin: 'tawny',
      hair: 'espresso',
      style: 'curls',
      eyes: '#4a2d20',
      earring: '#f4a93a',
    },
    shot: { scene: 'sea', outfit: 'crew', colour: '#7b1e4b', smile: 0.7, turn: -5, tilt: 3 },
  },
  f44: {
    person: { sex: 'f', age: 44, skin: 'sand', hair: 'black', style: 'bob', eyes: '#3f2a1e', lip: '#a8324a' },
    shot: { scene: 'cafe', outfit: 'blazer', colour: '#3d4a63', smile: 0.7, turn: 4, tilt: -2 },
  },
  f49: {
    person: {
      sex: 'f',
      age: 49,
      skin: 'deep',
      hair: 'black',
      style: 'afro',
      eyes: '#3a2418',
      earring: '#f0cf8e',
    },
    shot: { scene: 'garden', outfit: 'turtle', colour: '#b5542f', smile: 0.8, turn: -4, tilt: 2 },
  },
  f58: {
    person: {
      sex: 'f',
      age: 58,
      skin: 'rose',
      hair: 'silver',
      style: 'pixie',
      eyes: '#54789a',
      earring: '#f4a93a',
    },
    shot: { scene: 'lake', outfit: 'shirt', colour: '#3b5b7a', smile: 0.7, turn: 5, tilt: -2 },
  },
  f66: {
    person: {
      sex: 'f',
      age: 66,
      skin: 'olive',
      hair: 'salt',
      style: 'bun',
      eyes: '#5b3a22',
      glasses: '#5b3368',
    },
    shot: { scene: 'books', outfit: 'vneck', colour: '#5d6b4a', smile: 0.6, turn: -5, tilt: 2 },
  },
  m29: {
    person: { sex: 'm', age: 29, skin: 'deep', hair: 'black', style: 'shortCurls', eyes: '#3a2418' },
    shot: { scene: 'market', outfit: 'crew', colour: '#2f6f73', smile: 0.8, turn: 5, tilt: -2 },
  },
  m36: {
    person: {
      sex: 'm',
      age: 36,
      skin: 'olive',
      hair: 'espresso',
      style: 'quiff',
      eyes: '#4a2d20',
      beard: 'stubble',
    },
    shot: { scene: 'balcony', outfit: 'shirt', colour: '#e3d3c3', smile: 0.6, turn: -5, tilt: 2 },
  },
  m41: {
    person: {
      sex: 'm',
      age: 41,
      skin: 'porcelain',
      hair: 'chestnut',
      style: 'side',
      eyes: '#4a7390',
      glasses: '#3a2a2a',
    },
    shot: { scene: 'riverside', outfit: 'turtle', colour: '#7b1e4b', smile: 0.6, turn: 4, tilt: -2 },
  },
  m58: {
    person: { sex: 'm', age: 58, skin: 'tawny', hair: 'salt', style: 'crop', eyes: '#5b3a22', beard: 'full' },
    shot: { scene: 'park', outfit: 'shirt', colour: '#5d6b4a', smile: 0.6, turn: -4, tilt: 2 },
  },
}
