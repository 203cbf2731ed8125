import type { Person } from './population'
import { now } from './population'

export interface Taste {
  name: string
  distancePer100Km: number
  sharedInterest: number
  photo: number
  text: number
  charm: number
  /** Weight of the viewer's personal taste, which no order can predict. */
  personal: number
}

/**
 * Assumed tastes of members. The numbers differ from the score's weights, so that the score is not compared with
 * itself.
 */
export const tastes: Taste[] = [
  {
    name: 'place matters',
    distancePer100Km: -1.2,
    sharedInterest: 0.15,
    photo: 1,
    text: 0.3,
    charm: 1,
    personal: 1,
  },
  {
    name: 'interests matter',
    distancePer100Km: -0.3,
    sharedInterest: 0.6,
    photo: 0.6,
    text: 0.6,
    charm: 0.7,
    personal: 1,
  },
  {
    name: 'looks matter',
    distancePer100Km: -0.4,
    sharedInterest: 0.1,
    photo: 2,
    text: 0.1,
    charm: 2.5,
    personal: 1.5,
  },
]

const base = -2.2
const perYearOutside = -0.2
const patienceDays = 10
const dayMs = 86_400_000

const pairNoise = (a: number, b: number, salt: number): number => {
  let mixed = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b) ^ Math.imul(salt, 0xc2b2ae35)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296
}

const likeChance = (from: Person, to: Person, km: number, taste: Taste): number => {
  if (to.gender !== (from.looking_for ?? to.gender)) return 0
  const shared = to.interests.filter((interest) => from.interests.includes(interest)).length
  const logit =
    base +
    taste.distancePer100Km * Math.min(5, km / 100) +
    perYearOutside * Math.max(0, from.likedAges[0] - to.age, to.age - from.likedAges[1]) +
    taste.sharedInterest * Math.min(5, shared) +
    taste.photo * Number(to.has_photo) +
    taste.text * Number(to.has_text) +
    taste.charm * to.charm +
    taste.personal * (2 * pairNoise(from.id, to.id, 1) - 1)
  return 1 / (1 + Math.exp(-logit))
}

export const isMatch = (viewer: Person, other: Person, km: number, taste: Taste): boolean => {
  const daysAway = (now.getTime() - other.last_active.getTime()) / dayMs
  return (
    pairNoise(viewer.id, other.id, 2) < likeChance(viewer, other, km, taste) &&
    pairNoise(viewer.id, other.id, 3) < likeChance(other, viewer, km, taste) &&
    pairNoise(viewer.id, other.id, 4) < Math.exp(-daysAway / patienceDays)
  )
}
