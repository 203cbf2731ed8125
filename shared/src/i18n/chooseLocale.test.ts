import { chooseLocale, localesIn, readAcceptLanguage } from './chooseLocale'

describe('chooseLocale', () => {
  it.each([
    ['an address that asks for a language', { asked: 'de', cookie: 'pl', domainLanguage: 'it' }, 'de'],
    ['one that asks for none of ours', { asked: 'xx', cookie: 'pl' }, 'pl'],
    ['the cookie wins', { cookie: 'pl', domainLanguage: 'it', acceptLanguage: 'de' }, 'pl'],
    ['without a cookie the domain language', { domainLanguage: 'it', acceptLanguage: 'de' }, 'it'],
    [
      'an unsupported domain language is passed over',
      { domainLanguage: 'ja', acceptLanguage: 'de-AT,en;q=0.5' },
      'de',
    ],
    ['a forged cookie is passed over', { cookie: '../../etc', acceptLanguage: 'sv' }, 'sv'],
    ['Bokmål is Norwegian', { acceptLanguage: 'nb-NO' }, 'no'],
    ['nothing known is English', {}, 'en'],
  ])('[LOCALE-03] %s', (_, signals, expected) => {
    expect(chooseLocale(signals)).toBe(expected)
  })

  it('[LOCALE-02] one setting makes the site Italian only', () => {
    expect(chooseLocale({ cookie: 'de', acceptLanguage: 'en', supported: ['it'] })).toBe('it')
    expect(localesIn('DE', ['it'])).toEqual(['it'])
  })

  it('[LOCALE-04] offers what a country is listed with', () => {
    expect(localesIn('BE')).toEqual(['de', 'fr', 'nl'])
    expect(localesIn('US')).toEqual(['en', 'es'])
    expect(localesIn('SE')).toHaveLength(11)
    expect(localesIn(null)).toHaveLength(11)
  })

  it('reads qualities', () => {
    expect(readAcceptLanguage('en;q=0.3, it-IT, de;q=0')).toEqual(['it', 'en'])
  })
})
