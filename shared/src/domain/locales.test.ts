import type { Country } from './countries'
import type { Locale } from './locales'
import { localeTagIn } from './locales'

const at = new Date(2026, 10, 23, 17, 19)
const shown = (locale: Locale, country: Country | null): string =>
  new Intl.DateTimeFormat(localeTagIn(locale, country), { dateStyle: 'long', timeStyle: 'short' })
    .format(at)
    .replaceAll(/\s/g, ' ')

describe('dates and times', () => {
  it.each([
    ['en', 'US', /^November 23, 2026 at 5:19 PM$/],
    ['en', 'GB', /^23 November 2026 at 17:19$/],
    ['en', 'SE', /^23 November 2026 at 17:19$/],
    ['en', 'NO', /^23 November 2026 at 17:19$/],
    ['en', null, /^November 23, 2026 at 5:19 PM$/],
    ['de', 'AT', /^23\. November 2026 um 17:19$/],
    ['de', 'SE', /^23\. November 2026 um 17:19$/],
  ] as const)('[LOCALE-01] in %s follow the customs of %s', (locale, country, text) => {
    expect(shown(locale, country)).toMatch(text)
  })
})
