import { mailComposer } from '../../infra/delivery/compose'
import { sendNotices } from '../notices/notices.job'
import { describeOnEngine, createTestApp } from '../../testing'
import type { TestApp } from '../../testing'
import { buy, useProvider } from '../../testing/money'
import { saveSettings } from '../../testing/social'

const dayMs = 86_400_000

describeOnEngine('[CALL-06] the setting', (engine) => {
  let t: TestApp
  beforeAll(async () => {
    t = await createTestApp({ engine })
  })
  afterEach(() => t.reset())
  afterAll(() => t.close())

  it('name and support_email appear in e-mails', async () => {
    await saveSettings(t.db, { name: 'Amora', support_email: 'help@amora.test' })
    const compose = await mailComposer(t.deps, { language: 'en', host: null })
    const { text } = compose('password_changed', { to: 'anna@site.test', values: { name: 'Anna' } })
    expect(text).toContain('write to help@amora.test')
    expect(text).toContain('Amora')
  })

  it('gift_credits decide which gifts are offered, and for how much', async () => {
    await saveSettings(t.db, { gift_credits: { coffee: 9 } })
    const [anna, bert] = [await t.member({ paid_user: true, credits: 20 }), await t.member()]
    const send = (gift: 'coffee' | 'rose') =>
      anna.call.raw('sendMessage', { key: `gift-${gift}`, body: { profile: bert.id, kind: 'gift', gift } })
    expect((await send('coffee')).body).toMatchObject({
      credits: 11,
      message: { gift: 'coffee', credits: 9 },
    })
    expect((await send('rose')).body).toMatchObject({
      code: 'bad_input',
      details: { field: 'gift', reason: 'is not offered' },
    })
    expect((await anna.call('getUser')).user?.credits).toBe(11)
  })

  it.each([
    [40, 40],
    [7, 14],
  ])('refund_days of %i allow a member in Italy to withdraw for %i days', async (days, allowed) => {
    await saveSettings(t.db, { refund_days: days })
    const anna = await t.member({ country: 'IT' })
    const { withdraw_until: until } = await buy(t, useProvider(t), anna)
    expect(Date.parse(until ?? '') - t.clock.now.getTime()).toBe(allowed * dayMs)
  })

  it.each([
    ['team', 'Messages are written by our team, for entertainment. You cannot meet in person.'],
    ['script', 'Messages are written by a script, for entertainment. You cannot meet in person.'],
    [
      'both',
      'Messages are written by our team, or by a script, for entertainment. You cannot meet in person.',
    ],
  ])('[TRUST-01] fictional_answers %s sets who answers according to e-mails', async (answers, sentence) => {
    await saveSettings(t.db, { fictional_answers: answers })
    const me = await t.member({ last_active: new Date(t.clock.now.getTime() - 3_600_000) })
    const her = await t.member({ name: 'Giulia', is_fictional: true })
    await her.call('like', { body: { profile: me.id } })
    await sendNotices(t.deps)
    expect(t.mails.at(-1)?.text).toContain(`Giulia is a fictional profile. ${sentence}`)
    expect(t.mails.at(-1)?.html).toContain(sentence)
  })

  it('fictional_icon is in the settings of each member', async () => {
    const anna = await t.member()
    expect((await anna.call('getUser')).user?.fictional_icon).toBe(true)
    await saveSettings(t.db, { fictional_icon: false })
    expect((await anna.call('getUser')).user?.fictional_icon).toBe(false)
  })

  it('geoip_country and geoip_selected_country come from the request and are never stored', async () => {
    const { settings } = await t.visitor('getSettings', { query: { country: 'de' } })
    expect(settings).toMatchObject({
      geoip_selected_country: 'DE',
      geoip_country: t.deps.config.defaultCountry,
    })
  })

  it('push_public_key is the same each time', async () => {
    const read = async () => (await t.visitor('getSettings')).settings.push_public_key
    expect(await read()).toMatch(/^[\w-]{80,}$/)
    expect(await read()).toBe(await read())
  })
})
