import { chooseLocale, localesIn, readAcceptLanguage } from './chooseLocale'

const detected = (locale: string) => ({ locale, isDetected: true })
const known = (locale: string) => ({ locale, isDetected: false })

describe('chooseLocale', () => {
  it.each([
    ['an address that asks for a language', { asked: 'de', cookie: 'pl', domainLanguage: 'it' }, known('de')],
    ['which is kept without a cookie', { asked: 'de', domainLanguage: 'it' }, detected('de')],
    ['one that asks for none of ours', { asked: 'xx', cookie: 'pl' }, known('pl')],
    ['the cookie wins', { cookie: 'pl', domainLanguage: 'it', acceptLanguage: 'de' }, known('pl')],
    ['also over what the country offers', { cookie: 'pl', country: 'NL', acceptLanguage: 'nl' }, known('pl')],
    [
      'without a cookie the browser’s language',
      { domainLanguage: 'it', acceptLanguage: 'de' },
      detected('de'),
    ],
    ['without its region', { domainLanguage: 'it', acceptLanguage: 'de-AT,en;q=0.5' }, detected('de')],
    ['by quality', { acceptLanguage: 'en;q=0.2, fr-CA;q=0.9, pt' }, detected('fr')],
    [
      'only if the country offers it',
      { country: 'NL', domainLanguage: 'nl', acceptLanguage: 'de' },
      known('nl'),
    ],
    [
      'the best one that the country offers',
      { country: 'CH', domainLanguage: 'en', acceptLanguage: 'pl, fr;q=0.8, de;q=0.6' },
      detected('fr'),
    ],
    [
      'a country without a list offers all',
      { country: 'FI', domainLanguage: 'en', acceptLanguage: 'fi-FI' },
      detected('fi'),
    ],
    ['Portuguese is none of ours', { domainLanguage: 'it', acceptLanguage: 'pt-BR' }, known('it')],
    ['Bokmål is Norwegian', { acceptLanguage: 'nb-NO' }, detected('no')],
    ['so is Nynorsk', { acceptLanguage: 'nn' }, detected('no')],
    ['a pinned domain language', { domainLanguage: 'it', isPinned: true, acceptLanguage: 'de' }, known('it')],
    [
      'which a choice replaces',
      { cookie: 'de', domainLanguage: 'it', isPinned: true, acceptLanguage: 'en' },
      known('de'),
    ],
    [
      'an unsupported domain language is passed over',
      { country: 'NL', domainLanguage: 'ja', acceptLanguage: 'de' },
      known('de'),
    ],
    ['a forged cookie is passed over', { cookie: '../../etc', acceptLanguage: 'sv' }, detected('sv')],
    ['nothing known is English', {}, known('en')],
  ])('[LOCALE-03] %s', (_, signals, expected) => {
    expect(chooseLocale(signals)).toEqual(expected)
  })

  it('[LOCALE-02] one setting makes the site Italian only', () => {
    const signals = { cookie: 'de', country: 'DE', acceptLanguage: 'en', supported: ['it'] as const }
    expect(chooseLocale(signals).locale).toBe('it')
    expect(localesIn('DE', ['it'])).toEqual(['it'])
  })

  it('[LOCALE-04] offers what a country is listed with', () => {
    expect(localesIn('BE')).toEqual(['de', 'fr', 'nl'])
    expect(localesIn('US')).toEqual(['en', 'es'])
    expect(localesIn('SE')).toHaveLength(11)
    expect(localesIn(null)).toHaveLength(11)
  })

  it('reads qualities', () => {
    expect(readAcceptLanguage('en;q=0.3, it-IT, de;q=0, fr ; Q=0.5, es;q=much, *')).toEqual([
      'it',
      '*',
      'fr',
      'en',
    ])
  })
})
