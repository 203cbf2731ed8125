import type { Company, Settings } from '@duetto/shared/contract'
import { settingsSchema } from '@duetto/shared/contract/schemas'
import { countries } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import { describeOnEngine, createTestApp } from '../../testing'
import type { TestApp } from '../../testing'
import { changeSetting } from './change.service'
import { saveSettings } from '../../testing/social'

describeOnEngine('settings', (engine) => {
  let t: TestApp
  beforeAll(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.reset())
  afterAll(() => t.close())

  it('[CALL-06] returns every setting, and the server’s time', async () => {
    const { settings, now } = await t.visitor('getSettings', { query: { country: 'de' } })
    expect(Object.keys(settings).sort()).toEqual(Object.keys(settingsSchema.shape).sort())
    expect(settings).toMatchObject({ geoip_selected_country: 'DE', is_demo: false, message_credits: 1 })
    expect(now).toBe('2026-03-01T12:00:00.000Z')
  })

  it('[CALL-06] an operator’s values replace the defaults', async () => {
    await saveSettings(t.db, { name: 'Amora', message_credits: 2 })
    const { settings } = await t.visitor('getSettings')
    expect(settings).toMatchObject({ name: 'Amora', min_age: 18, message_credits: 2 })
  })

  it('[CALL-06] a host’s values override those of all hosts', async () => {
    await saveSettings(t.db, { name: 'Amora', message_credits: 2 })
    await t.db.run(sql`insert into settings (host, data) values ('amora.test', '{"name": "Amora Sud"}')`)
    const at = async (host: string) =>
      (await t.app.inject({ url: '/api/settings.php', headers: { host } })).json<{ settings: Settings }>()
        .settings
    expect(await at('amora.test')).toMatchObject({
      name: 'Amora Sud',
      domain: 'amora.test',
      message_credits: 2,
    })
    expect(await at('AMORA.test')).toMatchObject({ domain: 'amora.test' })
  })

  it('a host’s brand overrides fields of the brand of all hosts', async () => {
    await saveSettings(t.db, { brand: { colour: '#0b1f4d', corners: 'round' } })
    await t.db.run(sql`
      insert into settings (host, data) values ('amora.test', '{"brand": {"colour": "#ffd400"}}')`)
    const at = async (host: string) =>
      (await t.app.inject({ url: '/api/settings.php', headers: { host } })).json<{ settings: Settings }>()
        .settings.brand
    expect(await at('localhost')).toMatchObject({ colour: '#0b1f4d', corners: 'round', second_colour: '' })
    expect(await at('amora.test')).toMatchObject({ colour: '#ffd400', corners: 'round' })
  })

  it('refuses a brand colour with illegible text and suggests one that works', async () => {
    const set = (name: string, value: string) =>
      changeSetting({ db: t.db, now: () => new Date(0) }, { name: 'test' }, { host: '*', name, value })
    await expect(set('brand.colour', '#1b7fd6')).rejects.toThrow(/nearest colour that works is #[0-9a-f]{6}/)
    await expect(set('brand.second_colour', 'red')).rejects.toThrow(/a colour such as #7b1e4b/)
    await set('brand.colour', '#FFD400')
    expect((await t.visitor('getSettings')).settings.brand.colour).toBe('#ffd400')
  })

  it('[CALL-06] serves PUBLIC_URL’s site for a host without settings', async () => {
    await t.db.run(sql`insert into settings (host, data) values ('localhost', '{"name": "Amora"}')`)
    for (const host of ['evil.test', '__proto__', 'constructor', '*', '[::1]:81']) {
      const { settings } = (await t.app.inject({ url: '/api/settings.php', headers: { host } })).json<{
        settings: Settings
      }>()
      expect([host, settings.name, settings.domain]).toEqual([host, 'Amora', 'localhost'])
    }
    const forced = await t.visitor('getSettings', { query: { host: 'evil.test' } })
    expect(forced.settings.domain).toBe('localhost')
  })

  it('[CALL-12] the operator sets the company for all hosts or one; missing values are marked', async () => {
    const at = async (host: string) =>
      (await t.app.inject({ url: '/api/companyinfo.php', headers: { host } })).json<{
        companyinfo: Company
      }>().companyinfo
    expect(await at('amora.test')).toMatchObject({ name: 'Duetto', address: '–', kvk: '–' })
    await saveSettings(t.db, { name: 'Amora', company: { name: 'Amora S.r.l.', city: 'Milano', kvk: '1' } })
    await t.db.run(sql`insert into settings (host, data) values ('amora.test', '{"company": {"kvk": "2"}}')`)
    expect(await at('amora.test')).toMatchObject({
      name: 'Amora S.r.l.',
      city: 'Milano',
      kvk: '2',
      tradenames: ['Amora'],
    })
    expect(await at('other.test')).toMatchObject({ kvk: '1', address: '–' })
    expect((await t.visitor('getSettings')).settings).not.toHaveProperty('company')
  })

  it('[CONFIG-02] removes dashes and spaces from the support phone, set or default', async () => {
    const phones = async () => [
      (await t.visitor('getSettings')).settings.support_phone,
      (await t.visitor('getCompanyInfo')).companyinfo.support_phone,
    ]
    expect(await phones()).toEqual(['+31208946172', '+31208946172'])
    await saveSettings(t.db, { support_phone: '+39 051-123 456', company: { support_phone: '+39 06-1' } })
    expect(await phones()).toEqual(['+39051123456', '+39061'])
  })

  it('[PAY-12] every country has a lowest price per message in its currency, which an operator can override', async () => {
    const costs = async () => (await t.visitor('getSettings')).settings.minimum_message_costs
    expect(Object.keys(await costs()).sort()).toEqual([...countries].sort())
    expect(await costs()).toMatchObject({
      IT: { currency: 'EUR' },
      GB: { currency: 'GBP' },
      PL: { currency: 'PLN' },
    })
    for (const { costs: minor } of Object.values(await costs())) expect(minor).toBeGreaterThan(0)
    await saveSettings(t.db, { minimum_message_costs: { IT: { costs: 39, currency: 'EUR' } } })
    expect(await costs()).toMatchObject({ IT: { costs: 39 }, GB: { currency: 'GBP' } })
  })

  it('invalid stored values are ignored, such as a min_age below the legal one', async () => {
    for (const invalid of [{ signups: 'sometimes' }, { min_age: 16 }]) {
      await saveSettings(t.db, { name: 'Amora', ...invalid })
      const { settings } = await t.visitor('getSettings')
      expect(settings).toMatchObject({ name: 'Duetto', signups: 'all', min_age: 18 })
    }
  })
})
