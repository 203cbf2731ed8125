import { chooseLocale, localesIn, readAcceptLanguage } from './chooseLocale'

const detected = (locale: string) => ({ locale, isDetected: true })
const known = (locale: string) => ({ locale, isDetected: false })

describe('chooseLocale', () => {
  it.each([
    ['prefers the locale in the URL', { requested: 'de', cookie: 'pl', domainLanguage: 'it' }, known('de')],
    [
      'stores the locale in the URL if there is no cookie',
      { requested: 'de', domainLanguage: 'it' },
      detected('de'),
    ],
    ['ignores an unknown locale in the URL', { requested: 'xx', cookie: 'pl' }, known('pl')],
    [
      'prefers the cookie to the browser’s language',
      { cookie: 'pl', domainLanguage: 'it', acceptLanguage: 'de' },
      known('pl'),
    ],
    [
      'prefers the cookie to the locales of the country',
      { cookie: 'pl', country: 'NL', acceptLanguage: 'nl' },
      known('pl'),
    ],
    [
      'uses the browser’s language without a cookie',
      { domainLanguage: 'it', acceptLanguage: 'de' },
      detected('de'),
    ],
    [
      'ignores the region of the browser’s language',
      { domainLanguage: 'it', acceptLanguage: 'de-AT,en;q=0.5' },
      detected('de'),
    ],
    [
      'prefers the language with the highest quality',
      { acceptLanguage: 'en;q=0.2, fr-CA;q=0.9, pt' },
      detected('fr'),
    ],
    [
      'ignores a browser language that the country does not offer',
      { country: 'NL', domainLanguage: 'nl', acceptLanguage: 'de' },
      known('nl'),
    ],
    [
      'uses the best browser language that the country offers',
      { country: 'CH', domainLanguage: 'en', acceptLanguage: 'pl, fr;q=0.8, de;q=0.6' },
      detected('fr'),
    ],
    [
      'offers all locales in a country without a list',
      { country: 'FI', domainLanguage: 'en', acceptLanguage: 'fi-FI' },
      detected('fi'),
    ],
    [
      'ignores a language that the site does not have',
      { domainLanguage: 'it', acceptLanguage: 'pt-BR' },
      known('it'),
    ],
    ['maps Bokmål to Norwegian', { acceptLanguage: 'nb-NO' }, detected('no')],
    ['maps Nynorsk to Norwegian', { acceptLanguage: 'nn' }, detected('no')],
    [
      'prefers a pinned domain language to the browser’s',
      { domainLanguage: 'it', isPinned: true, acceptLanguage: 'de' },
      known('it'),
    ],
    [
      'prefers the cookie to a pinned domain language',
      { cookie: 'de', domainLanguage: 'it', isPinned: true, acceptLanguage: 'en' },
      known('de'),
    ],
    [
      'ignores an unsupported domain language',
      { country: 'NL', domainLanguage: 'ja', acceptLanguage: 'de' },
      known('de'),
    ],
    ['ignores a forged cookie', { cookie: '../../etc', acceptLanguage: 'sv' }, detected('sv')],
    ['falls back to English', {}, known('en')],
  ])('[LOCALE-03] %s', (_, signals, expected) => {
    expect(chooseLocale(signals)).toEqual(expected)
  })

  it('[LOCALE-02] one enabled locale makes the site Italian only', () => {
    const signals = { cookie: 'de', country: 'DE', acceptLanguage: 'en', supported: ['it'] as const }
    expect(chooseLocale(signals).locale).toBe('it')
    expect(localesIn('DE', ['it'])).toEqual(['it'])
  })

  it('[LOCALE-04] offers the locales listed for a country', () => {
    expect(localesIn('BE')).toEqual(['de', 'fr', 'nl'])
    expect(localesIn('US')).toEqual(['en', 'es'])
    expect(localesIn('SE')).toHaveLength(11)
    expect(localesIn(null)).toHaveLength(11)
  })

  it('sorts by quality', () => {
    expect(readAcceptLanguage('en;q=0.3, it-IT, de;q=0, fr ; Q=0.5, es;q=much, *')).toEqual([
      'it',
      '*',
      'fr',
      'en',
    ])
  })
})
