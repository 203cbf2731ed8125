import sql from 'sql-template-tag'
import { describeOnEngine } from '../../testing'
import type { TestMember } from '../../testing'
import { newKey, notify, usePaymentSite } from '../../testing/money'
import { changeSetting } from '../settings/change.service'

const host = 'two.test'
const own = { p0: 700, p1: 1800, p2: 3900, p3: 8400 }

describeOnEngine('prices of a host', (engine) => {
  const { site, provider } = usePaymentSite({ engine })
  const setPrices = (prices: typeof own) =>
    changeSetting(
      site.deps,
      { name: 'olga' },
      { host, name: 'package_prices', value: { EUR: prices }, reason: 'test' },
    )
  beforeEach(() => setPrices(own))

  const member = () => site.member({ country: 'IT', created_at: new Date(0) })
  const start = (anna: TestMember, price_minor: number, headers: Record<string, string>) =>
    anna.call.raw('startPayment', {
      body: { package: 'p0', method: 'creditcard', price_minor },
      key: newKey(),
      headers,
    })
  const charged = () =>
    site.db.many<{ list_minor: number; price_minor: number }>(
      sql`select list_minor, price_minor from payments order by id`,
    )

  it('package_prices are those shown, per message and charged at their host, and nowhere else', async () => {
    const anna = await member()
    const pricesAt = async (headers: Record<string, string>) => {
      const { packages } = await anna.call('getPackages', { headers })
      return packages.map(({ price_minor: price }) => price)
    }
    expect(await pricesAt({ host })).toEqual([700, 1800, 3900, 8400])
    expect(await pricesAt({})).toEqual([499, 1299, 2799, 5999])
    const { settings } = await anna.call('getSettings', { headers: { host } })
    expect(settings.minimum_message_costs['IT']).toEqual({ costs: 70, currency: 'EUR' })
    expect(settings.minimum_message_costs['GB']).toMatchObject({ costs: 45 })

    expect((await start(anna, 700, { host })).status).toBe(200)
    expect(await charged()).toEqual([{ list_minor: 700, price_minor: 700 }])
    expect(provider.set(provider.last().reference, { state: 'paid' }).receivedMinor).toBe(700)
  })

  it('refuses an order at the price of another host, and states the price of this one', async () => {
    const anna = await member()
    expect(await start(anna, 499, { host })).toMatchObject({
      status: 409,
      body: { code: 'conflict', details: { reason: 'price_changed', price_minor: 700 } },
    })
    expect(await start(anna, 700, {})).toMatchObject({ status: 409, body: { details: { price_minor: 499 } } })
    expect(await charged()).toEqual([])
  })

  it('charges the price shown also if other stored settings are invalid', async () => {
    await site.db.run(sql`update settings set data = data || '{"niche": 99}' where host = ${host}`)
    const anna = await member()
    const { packages } = await anna.call('getPackages', { headers: { host } })
    const shown = packages[0]?.price_minor ?? 0
    expect((await start(anna, shown, { host })).status).toBe(200)
    expect(await charged()).toEqual([{ list_minor: shown, price_minor: shown }])
  })

  it('repeats an order at the price of its host', async () => {
    const anna = await member()
    await start(anna, 700, { host })
    await notify(site, provider.set(provider.last().reference, { state: 'paid' }))
    const at = async (headers: Record<string, string>) =>
      (await anna.call('getRepeatOrder', { headers })).order
    expect(await at({ host })).toMatchObject({ list_price_minor: 700, price_minor: 700 })
    expect(await at({})).toMatchObject({ price_minor: 499 })
  })

  it('charges each member the price shown, even while prices change', async () => {
    const members = await Promise.all(Array.from({ length: 8 }, member))
    const answers = await Promise.all([
      ...members.map((one) => start(one, 700, { host })),
      setPrices({ ...own, p0: 900 }),
      ...members.map((one) => start(one, 700, { host })),
    ])
    const rows = await charged()
    expect(rows.filter(({ price_minor: price }) => price !== 700)).toEqual([])
    const statuses = answers.flatMap((answer) => (answer ? [answer.status] : []))
    expect(statuses.filter((status) => status === 200)).toHaveLength(rows.length)
    expect(await start(await member(), 700, { host })).toMatchObject({ status: 409 })
  })
})
