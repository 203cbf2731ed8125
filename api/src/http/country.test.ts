import { isCountry } from '@duetto/shared/domain'
import { createTestApp } from '../testing'
import type { TestApp } from '../testing'
import { countryOfAddress } from './ipCountry'

describe('visitor’s country', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp({ config: { defaultCountry: 'NL', countryHeader: 'x-country', demo: true } })
  })
  afterAll(() => site.close())

  const seen = async (headers: Record<string, string>, remoteAddress = '127.0.0.1') => {
    const answer = await site.app.inject({ url: '/api/paymentmethods.php', headers, remoteAddress })
    return answer.json<{ country: string }>().country
  }

  it('[CALL-06] comes from the proxy, then the IP address, then in a demo the language, then the default', async () => {
    const german = { 'x-forwarded-for': '46.4.0.1', 'accept-language': 'it-IT,it' }
    expect(await seen({ ...german, 'x-country': 'pl' })).toBe('PL')
    expect(await seen(german)).toBe('DE')
    expect(await seen({ 'x-forwarded-for': '2a01:4f8::1' })).toBe('DE')
    expect(await seen({ 'accept-language': 'it-IT,it' })).toBe('IT')
    expect(await seen({})).toBe('NL')
  })

  it('[CALL-06] ignores the header of a visitor who did not come through the proxy', async () => {
    expect(await seen({ 'x-country': 'PL', 'x-forwarded-for': '46.4.0.1' }, '151.1.1.1')).toBe('IT')
    expect(await seen({ 'x-country': 'PL' })).toBe('NL')
  })

  it.each([
    '10.0.0.1',
    '172.20.0.1',
    '::ffff:192.168.1.7',
    '::1',
    'fe80::1',
    '',
    'nonsense',
    '999.1.1.1',
    undefined,
  ])('[CALL-06] is unknown for %j', (address) => {
    expect(countryOfAddress(address)).toBeNull()
  })

  it('[CALL-06] recognises IPv4 addresses in IPv6 notation', () => {
    expect(countryOfAddress('::ffff:46.4.0.1')).toBe('DE')
    expect(countryOfAddress('93.184.216.34')).toBe(countryOfAddress('::FFFF:93.184.216.34'))
  })

  it.each(['toString', 'constructor', '__proto__', 'it', ''])('%j is not a country', (code) => {
    expect(isCountry(code)).toBe(false)
  })
})
