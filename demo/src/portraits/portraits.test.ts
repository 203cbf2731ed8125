import sharp from 'sharp'
import { createDemoPeople } from '../people'
import { drawPortrait, renderPortrait } from '.'

const people = createDemoPeople(new Date('2026-01-01T00:00:00Z'))

const isWellFormed = (svg: string): boolean => {
  const open: string[] = []
  for (const [, slash, name, selfClosing] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    if (slash ? open.pop() !== name : !selfClosing && open.push(name!) < 0) return false
  }
  return open.length === 0
}

describe('portraits', () => {
  it('are well-formed SVG for all people and shots', () => {
    for (const { portrait, shots } of people) {
      for (const shot of shots) {
        const svg = drawPortrait(portrait, shot)
        expect(isWellFormed(svg)).toBe(true)
        expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      }
    }
  })

  it('differ from person to person', () => {
    const shot = { scene: 'wall' } as const
    const drawings = people.map(({ portrait }) => drawPortrait(portrait, shot))
    expect(new Set(drawings).size).toBe(people.length)
  })

  it('have the same eye colour in every shot of a person', () => {
    const { portrait } = people[0]!
    for (const scene of ['sea', 'city'] as const)
      expect(drawPortrait(portrait, { scene })).toContain(portrait.eyes)
  })

  it('are rendered in the width and format of a file', async () => {
    const { portrait, shots } = people[0]!
    const svg = drawPortrait(portrait, shots[0]!)
    const sizes = await Promise.all(
      (
        [
          [240, 'avif'],
          [480, 'webp'],
        ] as const
      ).map(async ([px, type]) => {
        const { format, width, height } = await sharp(await renderPortrait(svg, px, type)).metadata()
        return [format, width, height]
      }),
    )
    expect(sizes).toEqual([
      ['heif', 240, 300],
      ['webp', 480, 600],
    ])
  })
})
