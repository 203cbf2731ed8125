import { insertText } from './add'
import { listMissing, missingIn } from './catalogues'
import { findElision, listElisions } from './elision'
import { listFrenchSpaces } from './frenchSpaces'

describe('elisions', () => {
  it.each([
    ['fr', 'Message de {name}', 'de {name'],
    ['fr', 'Message de <b>{name}</b>', 'de <b>{name'],
    ['es', 'tú y {sender}', 'y {sender'],
    ['it', 'scrivi a {name}', undefined],
    ['it', 'la {city}', 'la {city'],
    ['de', 'von {name}', undefined],
    ['fr', 'le {count}', undefined],
  ])('%s: %s', (locale, text, found) => {
    expect(findElision(locale, text)?.replace(/[,}]$/, '')).toBe(found)
  })

  it('lists them by locale and id', () => {
    expect(listElisions({ fr: { 'a.b': 'de {name}', 'a.c': 'bon' } })).toMatch(/^fr: a\.b: /)
  })
})

describe('missing translations', () => {
  const english = { one: 'One', two: 'Two', three: 'OK' }
  const collected = {
    name: 'mf-a',
    texts: { en: english, it: { one: 'Uno', two: 'Two', three: 'OK' }, de: { one: 'One' } },
    untranslated: { it: ['two'], de: ['one'] },
  }

  it('are absent from a catalogue, or marked and still English', () => {
    expect(missingIn(collected, 'it')).toEqual(['two'])
    expect(missingIn(collected, 'de')).toEqual(['one', 'two', 'three'])
  })

  it('are listed for every language of the site', () => {
    expect(listMissing(collected)).toContain('mf-a: it lacks two')
    expect(listMissing(collected)).toContain('mf-a: sv lacks one')
  })

  it('are resolved once the text differs from English', () => {
    const translated = { ...collected, texts: { ...collected.texts, it: { ...english, two: 'Due' } } }
    expect(missingIn(translated, 'it')).toEqual([])
  })
})

describe('a new text', () => {
  it('keeps a sorted catalogue sorted', () => {
    expect(Object.keys(insertText({ 'a.a': '', 'a.c': '' }, 'a.b', 'B'))).toEqual(['a.a', 'a.b', 'a.c'])
    expect(Object.keys(insertText({ 'a.a': '' }, 'z', 'Z'))).toEqual(['a.a', 'z'])
  })

  it('follows the most similar ids in an unsorted catalogue', () => {
    const catalogue = { 'b.x.one': '', 'a.one': '', 'b.x.two': '', 'c.one': '' }
    expect(Object.keys(insertText(catalogue, 'b.x.new', 'New'))).toEqual([
      'b.x.one',
      'a.one',
      'b.x.two',
      'b.x.new',
      'c.one',
    ])
  })
})

it('finds French punctuation after a plain space', () => {
  const texts = { a: 'Prêt ?', b: '« Oui', c: 'Prêt ? « Oui »', d: '{n, plural, one {x} other {y}}' }
  expect(listFrenchSpaces({ fr: texts, es: { a: 'a ?' } }).match(/^fr: ./gm)).toEqual(['fr: a', 'fr: b'])
})
