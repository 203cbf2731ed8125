import { fillLegalText, hasOnlyLegalFields, legalFields, legalSections } from './legalTexts'

const values = Object.fromEntries(legalFields.map((field) => [field, field.toUpperCase()])) as Record<
  (typeof legalFields)[number],
  string
>

it('splits a legal text at its headings', () => {
  expect(
    legalSections('Read this.\r\n\n## 1. Scope\nFirst.\n\nSecond.\n##no heading\n## 2. Empty\n'),
  ).toEqual([
    { heading: null, text: 'Read this.' },
    { heading: '1. Scope', text: 'First.\nSecond.\n##no heading' },
    { heading: '2. Empty', text: '' },
  ])
  expect(legalSections(' \n')).toEqual([])
})

it('fills every field', () => {
  const text = legalFields.map((field) => `{${field}}`).join(' ')
  expect(hasOnlyLegalFields(text)).toBe(true)
  expect(fillLegalText(text, values)).toBe(legalFields.map((field) => field.toUpperCase()).join(' '))
})

it.each(['{compnay}', '{ company }', '{company', 'a } b', '{}'])('rejects %s', (text) => {
  expect(hasOnlyLegalFields(text)).toBe(false)
})
