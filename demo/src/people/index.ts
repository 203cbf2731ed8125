import { joiningReasons } from '@duetto/shared/domain'
import type { AnsweredPrompt, Country, Gender, Interest, Locale } from '@duetto/shared/domain'
import { placesOf } from '@duetto/api/src/modules/site/towns'
import type { PortraitShot } from '../portraits'
import { createBackgrounds } from './backgrounds'
import { landscapesOf } from './landscapes'
import type { Landscape } from './landscapes'
import { createLook, createPoses } from './looks'
import { answeredPrompts, waterPrompts } from './peopleTexts'
import type { PeopleTexts } from './peopleTexts'
import { createRandom } from './random'
import type { Random } from './random'
import type { DemoPerson } from './types'
import { quietInterests } from '../companion/script'
import { demoTexts } from '../texts'

export type { DemoPerson } from './types'

const peoplePerCountry = 88
/** Countries with fewer people: their languages have too few texts for `peoplePerCountry` different introductions. */
const fewer: Partial<Record<Country, number>> = { DK: 24, SE: 24, NO: 24, FI: 24 }

const languagesOf: Record<Country, readonly Locale[]> = {
  IT: ['it'],
  DE: ['de'],
  NL: ['nl'],
  FR: ['fr'],
  ES: ['es'],
  GB: ['en'],
  US: ['en'],
  BE: ['nl', 'fr'],
  AT: ['de'],
  PL: ['pl'],
  CH: ['de', 'fr', 'it'],
  IE: ['en'],
  CA: ['en', 'fr'],
  AU: ['en'],
  NZ: ['en'],
  DK: ['da'],
  SE: ['sv'],
  NO: ['no'],
  FI: ['fi'],
}

const fictionalShare = 0.18
const daySeconds = 86_400

const ageOf = (random: Random): number => 20 + Math.floor((random.next() + random.next()) * 25)

const birthDateOf = (random: Random, age: number, today: Date): string => {
  const date = new Date(today)
  date.setUTCFullYear(date.getUTCFullYear() - age)
  date.setUTCDate(date.getUTCDate() - random.int(1, 360))
  return date.toISOString().slice(0, 10)
}

const pickInterests = (random: Random, count: number): Interest[] => {
  const chosen = new Set<Interest>()
  while (chosen.size < count) chosen.add(random.pick(quietInterests))
  return [...chosen]
}

const lastActiveSecondsAgo = (random: Random): number => {
  if (random.chance(0.16)) return random.int(5, 500)
  return random.chance(0.6) ? random.int(600, 2 * daySeconds) : random.int(2 * daySeconds, 25 * daySeconds)
}

/** Chooses two different prompts with their answers; none for every third person. */
const choosePrompts = (
  answers: PeopleTexts['answers'],
  step: number,
  near: readonly Landscape[],
): AnsweredPrompt[] => {
  if (step % 3 === 0) return []
  const hasWater = near.some((landscape) => landscape !== 'mountains')
  const fitting = answeredPrompts.filter((prompt) => hasWater || !waterPrompts.includes(prompt))
  const [first, second] = [step % fitting.length, (step * 5 + 3) % fitting.length]
  return [first, second === first ? second + 1 : second].map((index) => {
    const prompt = fitting[index % fitting.length] ?? 'sunday'
    return { prompt, answer: answers[prompt] }
  })
}

const landscapeShare = 0.4

const landscapeSentence = (
  random: Random,
  texts: PeopleTexts['near'],
  near: readonly Landscape[],
): string | undefined => {
  const kinds = near.includes('sea') ? near : ([...near, 'inland'] as const)
  const sentences = kinds.flatMap((kind) => texts[kind] ?? [])
  return random.chance(landscapeShare) && sentences.length > 0 ? random.pick(sentences) : undefined
}

type Undressed = Omit<DemoPerson, 'shots'> & {
  poses: ReturnType<typeof createPoses>
  near: readonly Landscape[]
}

/** Creates a person and adds the introduction to `taken`, the introductions used in the country so far. */
const createPerson = (country: Country, index: number, today: Date, taken: Set<string>): Undressed => {
  const start = country.charCodeAt(0) * 613 + country.charCodeAt(1) * 101
  const random = createRandom(index * 7919 + start)
  const languages = languagesOf[country]
  const language = languages[index % languages.length] ?? 'en'
  const gender: Gender = index % 2 === 0 ? 'female' : 'male'
  const sex = gender === 'female' ? 'f' : 'm'
  const age = ageOf(random)
  const look = createLook(random, sex, age, createRandom(index * 104_729 + start))
  const place = random.pick(placesOf(country))
  const { women, men, who, what, whom, near: nearTexts, answers } = demoTexts[language].people
  const near = landscapesOf(country, place.city)
  const names = gender === 'female' ? women : men
  // Each sentence advances at its own rate, to avoid equal introductions within a country.
  const step = index + start
  const usual = what[(step * 2 + Math.floor(step / who.length)) % what.length]
  const local = landscapeSentence(createRandom(index * 15_485_863 + start), nearTexts, near)
  const introduce = (second = usual) =>
    [who[step % who.length], second, whom[(step * 3) % whom.length]].join(' ')
  const aboutMe = taken.has(introduce(local)) ? introduce() : introduce(local)
  taken.add(aboutMe)
  return {
    key: `${country.toLowerCase()}-${index}`,
    firstName: names[((index >> 1) * 7) % names.length] ?? 'Alex',
    gender,
    sexuality: random.chance(0.3)
      ? random.pick(['hetero', 'hetero', 'bi', gender === 'male' ? 'gay' : 'lesbian'] as const)
      : null,
    birthDate: birthDateOf(random, age, today),
    country,
    region: place.region,
    city: place.city,
    lat: place.lat,
    lon: place.lon,
    language,
    aboutMe,
    prompts: choosePrompts(answers, step, near),
    reasonForJoining: random.pick(joiningReasons),
    hairColor: look.hairColor,
    eyeColor: look.eyeColor,
    bodyType: random.pick(['slim', 'average', 'average', 'athletic', 'curvy', 'full']),
    relationshipStatus: random.pick(['single', 'single', 'single', 'divorced', 'widowed', 'open']),
    tattoos: random.pick(['none', 'none', 'few', 'many']),
    interests: pickInterests(random, random.int(4, 8)),
    isFictional: random.chance(fictionalShare),
    lastActiveSecondsAgo: lastActiveSecondsAgo(random),
    signedUpDaysAgo: random.chance(0.12) ? random.int(0, 5) : random.int(6, 400),
    portrait: look.portrait,
    poses: createPoses(random, sex, random.int(1, 4)),
    near,
  }
}

const createPeople = (country: Country, today: Date): DemoPerson[] => {
  const taken = new Set<string>()
  const people = Array.from({ length: fewer[country] ?? peoplePerCountry }, (_, index) =>
    createPerson(country, index, today, taken),
  )
  const chooseBackgrounds = createBackgrounds(country)
  const shots = new Map<string, PortraitShot[]>()
  for (const { key, portrait, city, near, poses } of people.toSorted(
    (a, b) => a.lastActiveSecondsAgo - b.lastActiveSecondsAgo,
  )) {
    const backgrounds = chooseBackgrounds({ sex: portrait.sex, town: city, near }, poses.length)
    shots.set(
      key,
      backgrounds.map((background, index) => ({ ...poses[index], ...background })),
    )
  }
  return people.map(({ poses: _poses, near: _near, ...person }) => ({
    ...person,
    shots: shots.get(person.key) ?? [],
  }))
}

/** Creates the same people for the same `today` on every machine. */
export const createDemoPeople = (today: Date): DemoPerson[] =>
  (Object.keys(languagesOf) as Country[]).flatMap((country) => createPeople(country, today))
