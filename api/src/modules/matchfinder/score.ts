import type { Interest, JoiningReason, MatchQuestionId } from '@duetto/shared/domain'

const interestsOf: Partial<Record<MatchQuestionId, Record<string, readonly Interest[]>>> = {
  weekend: {
    outdoors: ['outdoors', 'hiking', 'biking', 'beach', 'gardening', 'animals'],
    city: ['art', 'theater', 'shopping', 'coffee', 'photography'],
    home: ['cooking', 'reading', 'movies', 'tea', 'video games'],
    party: ['party', 'dancing', 'music', 'beer'],
  },
  evening: {
    movies: ['movies', 'theater'],
    music: ['music', 'dancing'],
    reading: ['reading', 'tea'],
    games: ['video games', 'sports'],
    art: ['art', 'photography', 'theater'],
  },
  table: {
    cooking: ['cooking', 'bbq', 'gardening'],
    eating_out: ['foodie', 'sushi'],
    vegetarian: ['vegetarian'],
    drinks: ['wine', 'beer', 'coffee'],
  },
  sport: {
    often: ['gym', 'sports', 'biking', 'hiking'],
    sometimes: ['hiking', 'biking', 'outdoors'],
    rarely: ['reading', 'movies', 'art'],
  },
}

export interface Person {
  id: number
  age: number
  country: string
  region: string
  city: string
  interests: readonly Interest[]
  reason_for_joining: JoiningReason | null
}
export type Answers = ReadonlyMap<string, string>

const weights: Record<MatchQuestionId, number> = {
  reason: 3,
  weekend: 2,
  evening: 2,
  table: 1,
  sport: 1,
  age: 2,
  distance: 2,
}
const ownInterestsWeight = 2
const sameAgeYears = 4

/** `score` is from 0 to 100. Unanswered questions have no weight. */
export const scorePerson = (
  me: Person,
  other: Person,
  answers: Answers,
): { score: number; shared: Interest[] } => {
  const shared = other.interests.filter((interest) => me.interests.includes(interest))
  let earned = me.interests.length > 0 ? ownInterestsWeight * Math.min(1, shared.length / 3) : 0
  let possible = me.interests.length > 0 ? ownInterestsWeight : 0
  for (const [question, answer] of answers) {
    const weight = weights[question as MatchQuestionId]
    possible += weight
    earned += weight * fit(question as MatchQuestionId, answer, me, other)
  }
  return { score: possible === 0 ? 0 : Math.round((100 * earned) / possible), shared }
}

const fit = (question: MatchQuestionId, answer: string, me: Person, other: Person): number => {
  if (question === 'reason') return other.reason_for_joining === answer ? 1 : 0
  if (question === 'age') return fitAge(answer, other.age - me.age)
  if (question === 'distance') return fitDistance(answer, me, other)
  const wanted = interestsOf[question]?.[answer] ?? []
  return Math.min(1, other.interests.filter((interest) => wanted.includes(interest)).length / 2)
}

const fitAge = (answer: string, difference: number): number => {
  if (answer === 'any') return 1
  if (answer === 'same') return Math.abs(difference) <= sameAgeYears ? 1 : 0
  return (answer === 'younger' ? difference < 0 : difference > 0) ? 1 : 0
}

const fitDistance = (answer: string, me: Person, other: Person): number => {
  if (answer === 'any') return 1
  if (me.country !== other.country) return 0
  if (answer === 'country') return 1
  if (me.region !== other.region) return 0
  return answer === 'region' || me.city === other.city ? 1 : 0.5
}
