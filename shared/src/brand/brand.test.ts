import { palettesOf } from './derive'
import { ourPalettes } from './ourPalettes'
import { colourRefusal, nearestLegible } from './refusal'
import { verdictsOf } from './verdicts'

const failuresOf = (colour: string, second = '') =>
  verdictsOf(palettesOf({ colour, second_colour: second }))
    .filter(({ passes }) => !passes)
    .map(({ theme, front, ground }) => `${theme} ${front} on ${ground}`)

describe('the palettes of a brand', () => {
  it('has our colours without a brand, which are legible', () => {
    expect(palettesOf({ colour: '', second_colour: '' })).toBe(ourPalettes)
    expect(failuresOf('')).toEqual([])
  })

  it.each(['#ffd400', '#0b1f4d', '#000000', '#7b1e4b', '#0a7d5a', '#e0457b'])(
    'shows %s unchanged in the light theme, with every text legible in both',
    (colour) => {
      expect(failuresOf(colour)).toEqual([])
      expect(palettesOf({ colour, second_colour: '' }).light.primary).toBe(colour)
    },
  )

  it('lifts a dark colour in the dark theme', () => {
    const { dark } = palettesOf({ colour: '#0b1f4d', second_colour: '' })
    expect(dark.primary).not.toBe('#0b1f4d')
    expect(dark['on-primary']).toBe('#ffffff')
  })

  it('fails only where the light theme shows the colour unchanged, for any colour', () => {
    const steps = ['00', '33', '66', '99', 'cc', 'ff']
    const failed = new Set(
      steps.flatMap((r) => steps.flatMap((g) => steps.flatMap((b) => failuresOf(`#${r}${g}${b}`)))),
    )
    expect([...failed].toSorted()).toEqual([
      'light on-bubble-out on bubble-out',
      'light on-primary on primary',
      'light primary on bg',
    ])
  })
})

describe('a refused colour', () => {
  const blurred = '#1b7fd6'

  it('names the pair, its contrast and the nearest colour that works', () => {
    expect(colourRefusal(blurred)).toMatch(
      /^With #1b7fd6, the text of buttons \(#\w{6} on #1b7fd6, light theme\) has a contrast of 4\.\d\d:1 and needs 4\.5:1\. The nearest colour that works is #\w{6}\.$/,
    )
    expect(colourRefusal('#fffef0')).toMatch(/a button on the page/)
  })

  it.each([blurred, '#fffef0', '#ffffff'])('for %s suggests one that is accepted', (colour) => {
    expect(colourRefusal(nearestLegible(colour))).toBeNull()
  })
})
