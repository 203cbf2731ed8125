import { countries, interests, localesByCountry, sexualInterests } from '@duetto/shared/domain'
import type { Country } from '@duetto/shared/domain'
import { allPlaces, placesOf } from '@duetto/api/src/modules/site/towns'
import { createDemoPeople } from '.'

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

  it('use a language of their country', () => {
    for (const { country, language } of people) {
      const offered = localesByCountry[country]
      if (offered) expect(offered).toContain(language)
    }
  })

  it('have known interests that are not sexual', () => {
    for (const person of people) {
      expect(interests).toEqual(expect.arrayContaining(person.interests))
      expect(person.interests.filter((interest) => sexualInterests.includes(interest))).toEqual([])
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
