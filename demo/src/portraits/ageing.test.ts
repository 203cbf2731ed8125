import { drawPortrait } from '.'
import { createDemoPeople } from '../people'
import { guests } from '../seed/guests'
import { beardColourOf, browColourOf, hairColoursOf, isGrey } from './ageing'
import { hairTones } from './tones'
import type { PortraitPerson } from './types'

const people = createDemoPeople(new Date('2026-01-01T00:00:00Z'))
const sitter: PortraitPerson = {
  sex: 'f',
  age: 30,
  skin: 'rose',
  hair: 'chestnut',
  style: 'bob',
  eyes: '#4a7390',
}
const at = (age: number, over: Partial<PortraitPerson> = {}): PortraitPerson => ({ ...sitter, age, ...over })
const paths = (person: PortraitPerson): number =>
  drawPortrait(person, { scene: 'wall' }).split('<path').length

describe('age in portraits', () => {
  it('has no sign below 37', () =>
    expect(drawPortrait(at(36), { scene: 'wall' })).toBe(drawPortrait(at(24), { scene: 'wall' })))

  it('adds lines around 38, 50 and 58', () => {
    const counts = [30, 38, 50, 58].map((age) => paths(at(age, { hair: 'white', style: 'none' })))
    expect(counts).toEqual([...new Set(counts)].toSorted((a, b) => a - b))
  })

  it.each(['f', 'm'] as const)('turns coloured hair grey from 50, and more so each year (%s)', (sex) => {
    const colours = [48, 50, 55, 60].map((age) => hairColoursOf(at(age, { sex }))[0])
    expect(colours[0]).toBe(hairTones.chestnut[0])
    expect(new Set(colours).size).toBe(4)
    const blue = colours.map((colour) => Number.parseInt(colour.slice(5), 16))
    expect(blue).toEqual(blue.toSorted((a, b) => a - b))
  })

  it('draws grey strands from 50, within the hair', () => {
    const strands = (age: number) => drawPortrait(at(age), { scene: 'wall' }).includes('clip-path="url(#hf)"')
    expect([48, 50].map(strands)).toEqual([false, true])
  })

  it('turns beards grey before eyebrows, and leaves women with grey hair darker eyebrows', () => {
    const man = at(55, { sex: 'm', beard: 'full' })
    expect(beardColourOf(man) > browColourOf(man)).toBe(true)
    expect(browColourOf(at(60, { hair: 'white' })) < hairTones.salt[1]).toBe(true)
  })

  it('leaves most people of 58 with grey or white hair, and no one below 47', () => {
    const share = (from: number, to: number) => {
      const found = people.filter(({ portrait: { age } }) => age >= from && age < to)
      return found.filter(({ portrait }) => isGrey(portrait.hair)).length / found.length
    }
    expect(share(58, 80)).toBeGreaterThan(0.8)
    expect(share(50, 57)).toBeGreaterThan(0.3)
    expect(share(18, 47)).toBe(0)
  })

  it('gives glasses to more people from 50 than below 47', () => {
    const share = (from: number, to: number) => {
      const found = people.filter(({ portrait: { age } }) => age >= from && age < to)
      return found.filter(({ portrait }) => portrait.glasses).length / found.length
    }
    expect(share(50, 80)).toBeGreaterThan(share(18, 47) * 1.4)
  })

  it('leaves the demo accounts without grey hair', () => {
    for (const { person } of guests)
      expect(hairColoursOf(person.portrait)).toEqual(hairTones[person.portrait.hair])
  })
})
