import { settingsSchema } from '@duetto/shared/contract/schemas'
import { describeOnEngines, makeTestApp } from '../../testing'
import type { TestApp } from '../../testing'
import { saveSettings } from '../../testing/social'

describeOnEngines('settings', (engine) => {
  let t: TestApp
  beforeAll(async () => {
    t = await makeTestApp({ engine })
  })
  afterEach(() => t.reset())
  afterAll(() => t.close())

  it('[CALL-06] gives every field of the settings, and the server’s clock', async () => {
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

  it('stored values that are not valid change nothing, an age below the legal one among them', async () => {
    for (const fault of [{ signups: 'sometimes' }, { min_age: 16 }]) {
      await saveSettings(t.db, { name: 'Amora', ...fault })
      const { settings } = await t.visitor('getSettings')
      expect(settings).toMatchObject({ name: 'Duetto', signups: 'all', min_age: 18 })
    }
  })
})
