/** @jest-environment-options { "url": "https://duetto.example/" } */
import { fakeApi } from '@duetto/shared/testing'
import { createLocale } from './createLocale'

const open = () => {
  const api = fakeApi({ saveLanguage: () => ({ user: null }) })
  const locale = createLocale({
    initial: 'en',
    http: api.http,
    isMember: () => false,
  })
  return { ...api, locale }
}

describe('language of a visitor', () => {
  it('[LOCALE-03] stores the current language when it is chosen', () => {
    const { locale } = open()
    const setCookie = jest.spyOn(document, 'cookie', 'set')
    locale.choose('en')
    expect(setCookie).toHaveBeenCalledWith(expect.stringMatching(/=en;.*max-age=31536000/))
  })
})

describe('language of a member', () => {
  it('[LOCALE-05] applies the saved language at login, in the cookie and in the page', () => {
    const { locale, calls } = open()
    const setCookie = jest.spyOn(document, 'cookie', 'set')
    locale.follow('it')
    expect(setCookie).toHaveBeenCalledWith(expect.stringMatching(/; secure$/))
    expect(locale.get()).toBe('it')
    expect(document.documentElement.lang).toBe('it')
    expect(document.cookie).toContain('=it')
    expect(calls).toEqual([])
  })

  it('[LOCALE-05] saves a language that was chosen before login', () => {
    const { locale, calls } = open()
    locale.choose('it')
    locale.follow('en')
    expect(locale.get()).toBe('it')
    expect(calls).toEqual([{ name: 'saveLanguage', body: { language: 'it' } }])
  })
})
