import { isCountry } from '@duetto/shared/domain'
import { makeTestApp } from '../testing'
import type { TestApp } from '../testing'
import { countryOfAddress } from './ipCountry'

describe('the country of a visitor', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await makeTestApp({ config: { defaultCountry: 'NL', countryHeader: 'x-country', demo: true } })
  })
  afterAll(() => site.close())

  const seen = async (headers: Record<string, string>, remoteAddress = '127.0.0.1') => {
    const answer = await site.app.inject({ url: '/api/paymentmethods.php', headers, remoteAddress })
    return answer.json<{ country: string }>().country
  }

  it('[CALL-06] is what the proxy says, else that of the address, else of the language in a demo, else the default', async () => {
    const german = { 'x-forwarded-for': '46.4.0.1', 'accept-language': 'it-IT,it' }
    expect(await seen({ ...german, 'x-country': 'pl' })).toBe('PL')
    expect(await seen(german)).toBe('DE')
    expect(await seen({ 'x-forwarded-for': '2a01:4f8::1' })).toBe('DE')
    expect(await seen({ 'accept-language': 'it-IT,it' })).toBe('IT')
    expect(await seen({})).toBe('NL')
  })

  it('[CALL-06] is not what a visitor says who came through no proxy', async () => {
    expect(await seen({ 'x-country': 'PL', 'x-forwarded-for': '46.4.0.1' }, '151.1.1.1')).toBe('IT')
    expect(await seen({ 'x-country': 'PL' })).toBe('NL')
  })

  it.each(['10.0.0.1', '172.20.0.1', '::ffff:192.168.1.7', '::1', 'fe80::1', '', 'nonsense', '999.1.1.1'])(
    '[CALL-06] is not known for %j',
    (address) => {
      expect(countryOfAddress(address)).toBeNull()
    },
  )

  it('[CALL-06] knows an address of IPv4 that is written as one of IPv6', () => {
    expect(countryOfAddress('::ffff:46.4.0.1')).toBe('DE')
    expect(countryOfAddress('93.184.216.34')).toBe(countryOfAddress('::FFFF:93.184.216.34'))
  })

  it.each(['toString', 'constructor', '__proto__', 'it', ''])('%j is no country', (code) => {
    expect(isCountry(code)).toBe(false)
  })
})
