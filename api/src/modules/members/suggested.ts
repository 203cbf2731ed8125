/**
 * Scores for the "suggested" search order. docs/decisions/0029-suggested-people.md explains the weights and compares
 * the order with others. `npm run bench -- ranking` repeats that comparison.
 */

import type { Gender } from '@duetto/shared/domain'

export interface RankedPerson {
  is_fictional: boolean
  age: number
  last_active: Date
  created_at: Date
  looking_for: Gender | null
  wished_ages: readonly number[] | null
  interests: readonly string[]
  has_photo: boolean
  has_text: boolean
  prompt_count: number
  km: number | null
}

export interface RankingViewer {
  gender: Gender | null
  age: number
  wished_ages: readonly number[] | null
  interests: readonly string[]
}

export const weights = {
  activity: 0.2,
  distance: 0.2,
  age: 0.15,
  interests: 0.15,
  reciprocity: 0.15,
  completeness: 0.1,
  newness: 0.05,
} as const
type Part = keyof typeof weights

const dayMs = 86_400_000
/** Inactivity in days and distance in km at which that part of the score is 0.5. */
const activityHalfLifeDays = 4
const distanceHalfKm = 40
/**
 * Years outside the viewer's wished ages at which the age part is 0.5. Without wished ages, years from the viewer's
 * age.
 */
const ageHalfYears = 10
/**
 * Score if the distance is hidden or unknown, equal to the score at 93 km. Members should not gain by hiding a short
 * distance, nor lose too much.
 */
const unknownDistance = 0.3
const sharedInterestsMax = 4
const outsideWishedAges = 0.5
/** The bonus for new members falls to 0 over this many days. */
const newForDays = 14

const daysSince = (date: Date, now: Date): number => Math.max(0, (now.getTime() - date.getTime()) / dayMs)

const agesFor = ({ age, wished_ages }: RankingViewer) => {
  const [from = age, to = age] = wished_ages ?? []
  return [from, to] as const
}
const yearsOutside = (age: number, [from, to]: readonly [number, number]): number =>
  Math.max(0, from - age, age - to)

export const scoreParts = (
  person: RankedPerson,
  viewer: RankingViewer | null,
  now: Date,
): Record<Part, number> => {
  const mine = new Set(viewer?.interests)
  const shared = person.interests.filter((interest) => mine.has(interest)).length
  const isWanted = person.looking_for === null || person.looking_for === viewer?.gender
  const [from, to] = person.wished_ages ?? []
  const isWantedAge =
    from === undefined || to === undefined || !viewer || (from <= viewer.age && viewer.age <= to)
  return {
    // The activity of fictional profiles is scripted.
    activity: person.is_fictional ? 0 : 2 ** (-daysSince(person.last_active, now) / activityHalfLifeDays),
    distance: person.km === null ? unknownDistance : distanceHalfKm / (distanceHalfKm + person.km),
    age: viewer ? ageHalfYears / (ageHalfYears + yearsOutside(person.age, agesFor(viewer))) : 1,
    interests: Math.min(shared, sharedInterestsMax) / sharedInterestsMax,
    reciprocity: isWanted ? (isWantedAge ? 1 : outsideWishedAges) : 0,
    completeness:
      0.5 * Number(person.has_photo) +
      0.25 * Number(person.has_text) +
      0.25 * Number(person.prompt_count > 0),
    newness: person.is_fictional ? 0 : Math.max(0, 1 - daysSince(person.created_at, now) / newForDays),
  }
}

export const scoreOf = (person: RankedPerson, viewer: RankingViewer | null, now: Date): number => {
  const parts = scoreParts(person, viewer, now)
  return (Object.keys(weights) as Part[]).reduce((sum, part) => sum + weights[part] * parts[part], 0)
}
