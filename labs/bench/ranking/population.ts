import type { Country, Gender } from '@duetto/shared/domain'
import { ageAt, limits } from '@duetto/shared/domain'
import { createDemoPeople } from '../../../demo/src/people'
import { createRandom } from '../../../demo/src/people/random'
import type { Random } from '../../../demo/src/people/random'
import { quietInterests } from '../../../demo/src/companion/script'
import { placesOf } from '../../../api/src/modules/site/towns'
import type { RankedPerson } from '../../../api/src/modules/members/suggested'

export interface Person extends Omit<RankedPerson, 'km'> {
  id: number
  gender: Gender
  country: string
  lat: number
  lon: number
  charm: number
  age: number
  likedAges: readonly [number, number]
}

export const now = new Date('2026-11-26T12:00:00Z')
const dayMs = 86_400_000
const ago = (days: number): Date => new Date(now.getTime() - days * dayMs)

const agesLiked = { female: [2, 9], male: [9, 2] } as const
const statesAges = 0.4

const agesOf = (random: Random, gender: Gender, age: number) => {
  const [below, above] = agesLiked[gender]
  const spread = random.next() * 5
  const likedAges = [
    Math.max(limits.minAge, Math.round(age - below - spread)),
    Math.round(age + above + spread),
  ] as const
  return { age, likedAges, wished_ages: random.chance(statesAges) ? likedAges : null }
}

export const demoPopulation = (): Person[] => {
  const random = createRandom(7)
  const randomAges = createRandom(8)
  return createDemoPeople(now)
    .filter(({ isFictional }) => !isFictional)
    .map((person, index) => ({
      id: index + 1,
      gender: person.gender,
      looking_for: person.gender === 'female' ? 'male' : 'female',
      country: person.country,
      ...agesOf(randomAges, person.gender, ageAt(person.birthDate, now)),
      lat: person.lat,
      lon: person.lon,
      interests: person.interests,
      has_photo: person.shots.length > 0,
      has_text: person.aboutMe !== '',
      prompt_count: person.prompts.length,
      last_active: ago(person.lastActiveSecondsAgo / 86_400),
      created_at: ago(person.signedUpDaysAgo + person.lastActiveSecondsAgo / 86_400),
      charm: random.next() + random.next() - 1,
      is_fictional: false,
    }))
}

export const generatedPopulation = (count: number): Person[] => {
  const random = createRandom(11)
  const randomAges = createRandom(12)
  const towns = (['IT', 'DE', 'FR'] as Country[]).flatMap(placesOf)
  return Array.from({ length: count }, (_, index) => {
    const gender: Gender = random.chance(0.4) ? 'female' : 'male'
    const other: Gender = gender === 'female' ? 'male' : 'female'
    const days = random.chance(0.05) ? random.next() * 7 : 7 + random.next() * 600
    const town = random.pick(towns)
    return {
      id: index + 1,
      gender,
      looking_for: random.chance(0.85) ? other : random.chance(0.5) ? gender : null,
      country: town.country,
      ...agesOf(randomAges, gender, Math.round(20 + (randomAges.next() + randomAges.next()) * 25)),
      lat: town.lat,
      lon: town.lon,
      interests: quietInterests.filter(() => random.chance(0.2)),
      has_photo: random.chance(0.75),
      has_text: random.chance(0.6),
      prompt_count: random.chance(0.4) ? 2 : 0,
      last_active: ago(Math.min(days, -Math.log(1 - random.next()) * 12)),
      created_at: ago(days),
      charm: random.next() + random.next() - 1,
      is_fictional: false,
    }
  })
}
