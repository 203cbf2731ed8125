import { joiningReasons } from '@duetto/shared/domain'
import type { AnsweredPrompt, Country, Gender, Interest, Locale } from '@duetto/shared/domain'
import { placesOf } from '@duetto/api/src/modules/site/towns'
import type { PortraitShot } from '../portraits'
import { createBackgrounds } from './backgrounds'
import { landscapesOf } from './landscapes'
import type { Landscape } from './landscapes'
import { createLook, createPoses } from './looks'
import { createNames } from './names'
import { answeredPrompts, waterPrompts } from './peopleTexts'
import type { PeopleTexts } from './peopleTexts'
import { withFullerWomen, withMatureWomen } from './quotas'
import { createRandom } from './random'
import type { Random } from './random'
import type { DemoPerson } from './types'
import { quietInterests } from '../companion/script'
import { demoTexts } from '../texts'

export type { DemoPerson } from './types'

const peoplePerCountry = 88
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

interface Used {
  introductions: Set<string>
  /** Index of the last answer used from each list of answers. */
  answers: Map<readonly string[], number>
  names: Record<Gender, ReturnType<typeof createNames>>
}

/** Returns the next answer of the list, so that an answer repeats only after all others. */
const nextAnswer = (answers: readonly string[], start: number, used: Used['answers']): string => {
  const index = ((used.get(answers) ?? start) + 1) % answers.length
  used.set(answers, index)
  return answers[index] ?? ''
}

/** Chooses two different prompts with their answers; none for every third person. */
const choosePrompts = (
  answers: PeopleTexts['answers'],
  step: number,
  near: readonly Landscape[],
  used: Used['answers'],
): AnsweredPrompt[] => {
  if (step % 3 === 0) return []
  // Position among the people with answers. `step` itself is never divisible by 3 here and would skip prompts.
  const turn = step - Math.ceil(step / 3)
  const hasWater = near.some((landscape) => landscape !== 'mountains')
  const fitting = answeredPrompts.filter((prompt) => hasWater || !waterPrompts.includes(prompt))
  const distance = 1 + ((turn * 3) % (fitting.length - 1))
  return [turn, turn + distance].map((index) => {
    const prompt = fitting[index % fitting.length] ?? 'sunday'
    return { prompt, answer: nextAnswer(answers[prompt], step * 5, used) }
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

const startOf = (country: Country): number => country.charCodeAt(0) * 613 + country.charCodeAt(1) * 101

// Women and men alternate.
const genderOf = (index: number): Gender => (index % 2 === 0 ? 'female' : 'male')

interface Draft {
  country: Country
  index: number
  age: number
  /** Has generated the age. */
  random: Random
}

/** Adds the person's introduction, answers and name to `used`. */
const createPerson = ({ country, index, age, random }: Draft, today: Date, used: Used): Undressed => {
  const start = startOf(country)
  const languages = languagesOf[country]
  const gender = genderOf(index)
  // Each pair of a woman and a man writes in the next language.
  const pair = index >> 1
  const speaks = pair % languages.length
  const language = languages[speaks] ?? 'en'
  const pairOfLanguage = Math.floor(pair / languages.length)
  const sex = gender === 'female' ? 'f' : 'm'
  const look = createLook(random, sex, age, createRandom(index * 104_729 + start))
  const place = random.pick(placesOf(country))
  const { women, men, who, what, whom, near: nearTexts, answers } = demoTexts[language].people
  const near = landscapesOf(country, place.city)
  const names = gender === 'female' ? women : men
  // The offset separates the languages, whose lists contain similar sentences at the same positions.
  const step = pairOfLanguage * 2 + (index % 2) + speaks * 5 + start
  // Each sentence advances at its own rate, to avoid equal introductions within a country.
  // The rates have no common divisor with the lengths of the lists, so that every sentence is used.
  const usual = what[(step * 3) % what.length]
  const local = landscapeSentence(createRandom(index * 15_485_863 + start), nearTexts, near)
  const introduce = (second = usual) =>
    [who[step % who.length], second, whom[(step * 5) % whom.length]].join(' ')
  const aboutMe = used.introductions.has(introduce(local)) ? introduce() : introduce(local)
  used.introductions.add(aboutMe)
  return {
    key: `${country.toLowerCase()}-${index}`,
    firstName: used.names[gender](names, pairOfLanguage),
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
    prompts: choosePrompts(answers, step, near, used.answers),
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

const createDrafts = (country: Country): Draft[] => {
  const drafts = Array.from({ length: fewer[country] ?? peoplePerCountry }, (_, index) => {
    const random = createRandom(index * 7919 + startOf(country))
    return { country, index, age: ageOf(random), random }
  })
  const isWoman = ({ index }: Draft): boolean => genderOf(index) === 'female'
  const ages = withMatureWomen(drafts.filter(isWoman).map(({ age }) => age))
  return drafts.map((draft) =>
    isWoman(draft) ? { ...draft, age: ages[draft.index >> 1] ?? draft.age } : draft,
  )
}

const createPeople = (country: Country, today: Date): DemoPerson[] => {
  const used: Used = {
    introductions: new Set(),
    answers: new Map(),
    names: { female: createNames(), male: createNames() },
  }
  const created = createDrafts(country).map((draft) => createPerson(draft, today, used))
  const women = withFullerWomen(created.filter(({ gender }) => gender === 'female'))
  const people = created.map((person, index) =>
    person.gender === 'female' ? (women[index >> 1] ?? person) : person,
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
