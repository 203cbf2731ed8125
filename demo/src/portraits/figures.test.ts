import { bodyTypes } from '@duetto/shared/domain'
import sharp from 'sharp'
import { drawPortrait, renderPortrait } from '.'
import { createDemoPeople } from '../people'
import { photosOf } from '../seed/photos'
import type { PortraitPerson } from './types'

const sitter: PortraitPerson = {
  sex: 'f',
  age: 30,
  skin: 'porcelain',
  hair: 'black',
  style: 'none',
  eyes: '#4a7390',
}
const shot = { scene: 'wall', outfit: 'crew', colour: '#000000', zoom: 0.9, turn: 0 } as const

/** Width of the person at a row of the picture, in pixels that change with the colours of skin and clothes. */
const widthAt = async (person: PortraitPerson, y: number): Promise<number> => {
  const render = async (skin: PortraitPerson['skin'], colour: string) => {
    const file = await renderPortrait(drawPortrait({ ...person, skin }, { ...shot, colour }), 240, 'webp')
    const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
    return { data, info }
  }
  const [light, dark] = await Promise.all([render('porcelain', '#ffffff'), render('deep', '#000000')])
  const { width, channels } = light.info
  return Array.from({ length: width }, (_, x) => (y * width + x) * channels).filter(
    (at) => Math.abs((light.data[at] ?? 0) - (dark.data[at] ?? 0)) > 40,
  ).length
}

const rows = { cheeks: 180, neck: 214, shoulders: 262 }

describe('figures in portraits', () => {
  it.each(Object.entries(rows))('widen the %s of curvy, and more of full people', async (_, y) => {
    for (const sex of ['f', 'm'] as const) {
      const widths: number[] = []
      for (const bodyType of ['average', 'curvy', 'full'] as const)
        widths.push(await widthAt({ ...sitter, sex, bodyType }, y))
      const [average = 0, curvy = 0, full = 0] = widths
      expect([sex, average > 20, curvy > average, full > curvy]).toEqual([sex, true, true, true])
    }
  })

  it('are the usual ones for all other builds', () => {
    const drawings = bodyTypes
      .filter((type) => type !== 'curvy' && type !== 'full')
      .map((bodyType) => drawPortrait({ ...sitter, bodyType }, shot))
    expect(new Set([...drawings, drawPortrait(sitter, shot)]).size).toBe(1)
  })

  it('come from the body type of the profile', () => {
    for (const person of createDemoPeople(new Date('2026-01-01T00:00:00Z')))
      for (const { portrait } of photosOf(person)) expect(portrait.bodyType).toBe(person.bodyType)
  })
})
