import { copyWords } from './copyWords'

describe('copyWords', () => {
  it.each([
    ['case and accents', 'Ça va, BELLE inconnue?'],
    ['punctuation, lines and emojis', 'ca va...\n\nbelle 😘 inconnue!!'],
    ['invisible characters', 'ca va bel\u200ble inconnue'],
  ])('ignores %s', (_, text) => {
    expect(copyWords(text)).toBe('ca va belle inconnue')
  })

  it('replaces numbers', () => {
    expect(copyWords('Call 06 12-34 56, room 7')).toBe('call 0 room 0')
    expect(copyWords('Call 0698765432, room 12')).toBe('call 0 room 0')
  })

  it.each(['Привет, как дела?', 'こんにちは、元気ですか'])('retains the words of %s', (text) => {
    expect(copyWords(text).length).toBeGreaterThan(8)
  })
})
