import { countries, interests, localesByCountry, sexualInterests } from '@duetto/shared/domain'
import type { Country, Locale } from '@duetto/shared/domain'
import { allPlaces, placesOf } from '@duetto/api/src/modules/site/towns'
import { createDemoPeople } from '.'
import type { DemoPerson } from '.'
import { guests } from '../seed/guests'
import { demoTexts } from '../texts'
import { firstFaces, landscapeOf } from './backgrounds'
import { landscapes, landscapesOf, townsWith } from './landscapes'
import { answeredPrompts } from './peopleTexts'

const today = new Date('2026-01-01T00:00:00Z')
const people = createDemoPeople(today)
const peopleOf = (country: Country) => people.filter((person) => person.country === country)

describe('demo people', () => {
  it('are the same on every run', () => expect(createDemoPeople(today)).toEqual(people))

  it('are at least 640 with unique keys, in every country', () => {
    expect(people.length).toBeGreaterThanOrEqual(640)
    expect(new Set(people.map(({ key }) => key)).size).toBe(people.length)
    for (const country of countries) expect(peopleOf(country).length).toBeGreaterThanOrEqual(10)
  })

  it('are adults under seventy', () => {
    const births = people.map(({ birthDate }) => birthDate).sort()
    expect(births.at(-1)! <= '2008-01-01').toBe(true)
    expect(births[0]! >= '1955-01-01').toBe(true)
  })

  it.each(countries)('have different first names among the women and among the men of %s', (country) => {
    for (const gender of ['female', 'male']) {
      const names = peopleOf(country)
        .filter((person) => person.gender === gender)
        .map(({ firstName }) => firstName)
      expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([])
    }
  })

  it('use a language of their country', () => {
    for (const { country, language } of people) {
      const offered = localesByCountry[country]
      if (offered) expect(offered).toContain(language)
    }
  })

  it.each(countries)('are women and men in every language of %s', (country) => {
    const spoken = new Set(peopleOf(country).map(({ language }) => language))
    const pairs = new Set(peopleOf(country).map(({ language, gender }) => `${language} ${gender}`))
    expect(pairs.size).toBe(spoken.size * 2)
  })

  it('have known interests that are not sexual', () => {
    for (const person of people) {
      expect(interests).toEqual(expect.arrayContaining(person.interests))
      expect(person.interests.filter((interest) => sexualInterests.includes(interest))).toEqual([])
    }
  })

  it('answer different prompts', () => {
    const repeated = people.filter(
      ({ prompts }) => new Set(prompts.map(({ prompt }) => prompt)).size < prompts.length,
    )
    expect(repeated).toEqual([])
  })

  it.each(countries)('answer the same prompt differently among 20 neighbours in %s', (country) => {
    const given = peopleOf(country).flatMap(({ prompts }) => prompts)
    for (const prompt of answeredPrompts) {
      const answers = given.filter((one) => one.prompt === prompt).map(({ answer }) => answer)
      answers.forEach((_, start) => {
        const neighbours = answers.slice(start, start + 20)
        const repeated = neighbours.length - new Set(neighbours).size
        expect([prompt, repeated < neighbours.length / 2]).toEqual([prompt, true])
      })
    }
  })

  it.each(countries)('have unique introductions in %s', (country) => {
    const texts = peopleOf(country).map(({ aboutMe }) => aboutMe)
    expect(texts.length - new Set(texts).size).toBe(0)
    texts.forEach((text) => expect(text).not.toMatch(/undefined|^\s*$/))
  })

  it('[TRUST-01] are fictional to 12 to 25 %, and flagged', () => {
    const share = people.filter(({ isFictional }) => isFictional).length / people.length
    expect(share).toBeGreaterThan(0.12)
    expect(share).toBeLessThan(0.25)
  })

  const usual = countries.filter((country) => !['DK', 'SE', 'NO', 'FI'].includes(country))
  it.each(usual)('[TRUST-01] include 30 to 60 real women and men in %s', (country) => {
    for (const gender of ['female', 'male']) {
      const real = peopleOf(country).filter((person) => person.gender === gender && !person.isFictional)
      expect(real.length).toBeGreaterThanOrEqual(30)
      expect(real.length).toBeLessThanOrEqual(60)
    }
  })

  it('have the hair colour “bald” exactly if the portrait is bald', () => {
    for (const { hairColor, portrait } of people) expect(hairColor === 'bald').toBe(portrait.style === 'none')
  })

  it('live in known towns', () => {
    for (const { country, region, city } of people)
      expect(placesOf(country)).toContainEqual(expect.objectContaining({ region, city }))
  })
})

describe('backgrounds', () => {
  const byActivity = (country: Country) =>
    peopleOf(country).sort((a, b) => a.lastActiveSecondsAgo - b.lastActiveSecondsAgo)
  const lists = {
    everyone: () => true,
    women: ({ gender }: DemoPerson) => gender === 'female',
    men: ({ gender }: DemoPerson) => gender === 'male',
  }
  const backgroundOf = ({ shots: [first] }: DemoPerson) => `${first?.scene} ${first?.sky}`

  it.each(countries)('differ on the first faces of %s, with and without fictional profiles', (country) => {
    for (const matches of Object.values(lists))
      for (const isReal of [true, false]) {
        const faces = byActivity(country)
          .filter((person) => matches(person) && !(isReal && person.isFictional))
          .slice(0, firstFaces)
        expect(new Set(faces.map(backgroundOf)).size).toBe(firstFaces)
      }
  })

  it('differ on the first faces near a member, in every town', () => {
    for (const country of countries)
      for (const { city } of placesOf(country))
        for (const matches of [lists.women, lists.men]) {
          const faces = [...guests.map(({ person }) => person), ...byActivity(country)]
            .filter((person) => person.city === city && matches(person))
            .slice(0, firstFaces)
          expect([city, new Set(faces.map(backgroundOf)).size]).toEqual([city, faces.length])
        }
  })

  it('show only landscapes of the town', () => {
    for (const { country, city, shots } of people)
      for (const { scene } of shots) {
        const shown = landscapeOf(scene)
        if (shown) expect(landscapesOf(country, city)).toContain(shown)
      }
    expect(people.filter(({ shots }) => shots.some(({ scene }) => scene === 'sea')).length).toBeGreaterThan(
      20,
    )
  })
})

describe('texts about the landscape', () => {
  const landscapeWords: { [locale in Locale]?: string } = {
    en: 'sea|beach|coast|harbour|mountains?|lake|river',
    de: 'Meer|Strand|Küste|Hafen|Berge?n?|See|Fluss(es)?',
    it: 'mare|spiaggia|porto|montagna|lago|fiume',
    fr: 'mer|plage|port|montagne|lac|rivière|fleuve',
    es: 'mar|playa|puerto|montaña|lago|río',
    nl: 'zee|strand|haven|bergen|rivier|water',
    pl: 'morz.*|plaż.*|port.*|gór.*|jezior.*|rzek.*',
    da: 'hav.*|strand|bjerg.*|søe?n?|åe?n?',
    sv: 'hav.*|strand|hamn.*|fjäll.*|sjö.*|ån?',
    no: 'hav.*|strand|fjell.*|sjø.*|innsjø.*|elva?',
    fi: 'meri|meren|merta|ranta.*|tuntur.*|järve.*|joen',
  }
  const wordsOf = (sentence: string) => sentence.split(/[^\p{L}]+/u)

  it.each(Object.keys(landscapeWords) as Locale[])(
    'are only in sentences for towns that have it (%s)',
    (locale) => {
      const { who, what, whom, near } = demoTexts[locale].people
      const isLandscape = new RegExp(`^(${landscapeWords[locale]})$`, locale === 'de' ? '' : 'i')
      for (const sentence of [...who, ...what, ...whom])
        expect(wordsOf(sentence).filter((word) => isLandscape.test(word))).toEqual([])
      for (const sentence of Object.values(near).flat())
        expect([sentence, wordsOf(sentence).some((word) => isLandscape.test(word))]).toEqual([sentence, true])
      for (const sentence of Object.values(near).flat())
        for (const { country, city, aboutMe } of people.filter(({ language }) => language === locale)) {
          if (!aboutMe.includes(sentence)) continue
          const has = landscapesOf(country, city)
          const kinds = landscapes.filter((landscape) => near[landscape]?.includes(sentence))
          const fits = near.inland?.includes(sentence)
            ? !has.includes('sea')
            : kinds.some((kind) => has.includes(kind))
          expect([city, fits]).toEqual([city, true])
        }
    },
  )

  it('a walk by the water is suggested only where there is water', () => {
    for (const { country, city, prompts } of people)
      if (prompts.some(({ prompt }) => prompt === 'first_date'))
        expect(landscapesOf(country, city).filter((one) => one !== 'mountains')).not.toEqual([])
  })

  it('name existing towns', () => {
    for (const landscape of landscapes)
      for (const country of countries)
        for (const city of townsWith(landscape)[country] ?? [])
          expect(placesOf(country)).toContainEqual(expect.objectContaining({ city }))
  })
})

describe('places', () => {
  it.each(countries)('has twelve towns of %s', (country) =>
    expect(placesOf(country).length).toBeGreaterThanOrEqual(12),
  )

  it('has unique towns with valid coordinates', () => {
    const places = allPlaces()
    const names = places.map(({ country, region, city }) => `${country}/${region}/${city}`)
    expect(new Set(names).size).toBe(names.length)
    for (const { lat, lon, population } of places) {
      expect(Math.abs(lat)).toBeLessThan(72)
      expect(Math.abs(lon)).toBeLessThan(180)
      expect(population).toBeGreaterThan(0)
    }
  })
})
