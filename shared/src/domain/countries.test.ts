import { countryOfLanguages } from './countries'

it.each([
  ['de-AT,de;q=0.9', 'AT'],
  ['de', 'DE'],
  ['de,en-US;q=0.7,en;q=0.3', 'DE'],
  ['nb', 'NO'],
  ['en,it-IT;q=0.5', 'IT'],
  ['ja-JP, fr-Latn-CA;q=0.8', 'CA'],
  ['en', null],
  ['*', null],
  ['', null],
  ['-,;;q=1,x', null],
  [undefined, null],
  [`${'x,'.repeat(9)}de`, 'DE'],
  [`${'x,'.repeat(10)}de`, null],
])('reads %s as country %s', (header, country) => {
  expect(countryOfLanguages(header)).toBe(country)
})
