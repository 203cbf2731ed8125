import { ageAt, birthDateIssue, isCalendarDate } from './age'
import { discountedMinor } from './discounts'
import { localesByCountry } from './locales'
import { cleanPhone, codePointLength, isOneLine, isStorableText, markHits, searchWords } from './text'
import { cleanTracking, trackingMaxLength } from './tracking'

const now = new Date('2026-03-01T12:00:00Z')

describe('age', () => {
  it('[SIGNUP-07] rejects dates that do not exist and ages below 18, and accepts the eighteenth birthday', () => {
    expect(birthDateIssue('2001-02-31', now)).toBe('invalid')
    expect(birthDateIssue('', now)).toBe('invalid')
    expect(birthDateIssue('2008-03-02', now)).toBe('too_young')
    expect(birthDateIssue('2008-03-01', now)).toBeNull()
    expect(isCalendarDate('2024-02-29')).toBe(true)
  })

  it('never lets a setting lower the minimum age', () => {
    expect(birthDateIssue('2009-01-01', now, 16)).toBe('too_young')
  })

  it('counts full years', () => {
    expect(ageAt('1990-03-02', now)).toBe(35)
    expect(ageAt('1990-03-01', now)).toBe(36)
  })
})

describe('text rules', () => {
  it('[CONFIG-02] strips dashes and spaces from the support phone', () => {
    expect(cleanPhone('+31 20-123 45 67')).toBe('+31201234567')
    expect(cleanPhone('\u202a+31\u00a020\u2011123\u202f45 67\u202c')).toBe('+31201234567')
  })

  it.each([
    ['{clickid}', 'clickid'],
    ['{}', ''],
    [' a\0b\n\ud83d ', 'ab'],
    ['😀'.repeat(150), '😀'.repeat(trackingMaxLength / 2)],
  ])('[TRACK-01] cleans the parameter %j', (value, expected) => {
    expect(cleanTracking(value)).toBe(expected)
  })

  it('counts code points and detects text that cannot be stored', () => {
    expect(codePointLength('a😀')).toBe(2)
    expect(isStorableText('fine 😀')).toBe(true)
    expect(isStorableText('\ud83d')).toBe(false)
    expect(isStorableText('a\0b')).toBe(false)
    expect(isOneLine('Zoë O’Hara 😀 אנה')).toBe(true)
    for (const mark of ['\r\n', '\u2028', '\u0085', '\t', '\u202e'])
      expect(isOneLine(`Anna${mark}Bcc: x`)).toBe(false)
  })
})

describe('constants', () => {
  it('[LOCALE-04] offers the listed locales of a country', () => {
    expect(localesByCountry).toMatchObject({
      BE: ['nl', 'fr', 'de'],
      CH: ['de', 'it', 'fr', 'en'],
      US: ['en', 'es'],
    })
  })

  it('rounds a discount half up', () => {
    expect(discountedMinor(1299, 25)).toBe(974)
    expect(discountedMinor(499, 25)).toBe(374)
  })
})

describe('a search', () => {
  const hitsIn = (text: string, query: string) =>
    markHits(text, query)
      .filter(({ isHit }) => isHit)
      .map((part) => part.text)

  it('[CHAT-01] marks every matching word, ignoring case and accents', () => {
    expect(hitsIn('Crème brûlée, and CRÈME again', 'creme')).toEqual(['Crème', 'CRÈME'])
    expect(hitsIn('Straße in Łódź', 'strasse łodz')).toEqual(['Straße', 'Łódź'])
    expect(hitsIn('🌊🌊 the sea', 'sea')).toEqual(['sea'])
    expect(hitsIn('a.c abc', 'a.c')).toEqual(['a.c'])
    expect(hitsIn('nothing', '  ')).toEqual([])
    expect(hitsIn('J’arrive', "j'arrive")).toEqual(['J’arrive'])
    expect(hitsIn('my treasure', '„treasure“')).toEqual(['treasure'])
    expect(markHits('the sea', 'sea').map(({ text }) => text)).toEqual(['the ', 'sea'])
  })

  it('[CHAT-01] strips the punctuation around words', () => {
    expect(searchWords('«bonjour», (Anna)\u00a0x\u200by 「猫」 :) a.c')).toEqual([
      'bonjour',
      'Anna',
      'xy',
      '猫',
      ':)',
      'a.c',
    ])
  })
})
