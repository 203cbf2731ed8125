import { countries, maySurcharge, paymentMethods } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import { describeOnEngine } from '../../testing'
import type { TestMember } from '../../testing'
import { newKey, notify, usePaymentSite } from '../../testing/money'
import { changeSetting } from '../settings/change.service'

const host = 'two.test'
const own = { paypal: { surcharge_minor: 60 }, ideal: { is_offered: false } }

describeOnEngine('payment methods of a host', (engine) => {
  const { site, provider } = usePaymentSite({ engine })
  const setMethods = (methods: object, at = host) =>
    changeSetting(
      site.deps,
      { name: 'olga' },
      { host: at, name: 'payments.methods', value: { NL: methods }, reason: 'test' },
    )
  beforeEach(() => setMethods(own))

  const member = () => site.member({ country: 'NL', created_at: new Date(0) })
  const offered = async (anna: TestMember, headers: Record<string, string>) => {
    const { methods } = await anna.call('getPaymentMethods', { headers })
    return Object.fromEntries(methods.map(({ id, surcharge_minor: extra }) => [id, extra]))
  }
  const start = (
    anna: TestMember,
    {
      headers = { host },
      ...order
    }: { method?: string; price_minor: number; headers?: Record<string, string> },
  ) =>
    anna.call.raw('startPayment', {
      body: { package: 'p0', method: 'paypal', ...order },
      key: newKey(),
      headers,
    })
  const charged = () =>
    site.db.many<{ surcharge_minor: number; price_minor: number }>(
      sql`select surcharge_minor, price_minor from payments order by id`,
    )

  it('payments.methods decide what a host offers and charges, and nothing elsewhere', async () => {
    const anna = await member()
    expect(await offered(anna, { host })).toMatchObject({ paypal: 60, creditcard: 0 })
    expect(await offered(anna, { host })).not.toHaveProperty('ideal')
    expect(await offered(anna, { host: 'evil.test' })).toMatchObject({ paypal: 0, ideal: 0 })
    expect((await start(anna, { price_minor: 559 })).status).toBe(200)
    expect(provider.set(provider.last().reference, { state: 'paid' }).receivedMinor).toBe(559)
    expect(await charged()).toEqual([{ surcharge_minor: 60, price_minor: 559 }])
    expect(await start(anna, { method: 'ideal', price_minor: 499 })).toMatchObject({
      body: { code: 'method_unavailable' },
    })
  })

  it('add to those of `ops methods`; a host’s value replaces that for all hosts', async () => {
    const anna = await member()
    await site.db.run(sql`
      insert into method_settings (country, method, surcharge_minor, is_offered)
      values ('NL', 'paypal', 35, true), ('NL', 'paysafecard', 20, false)`)
    await setMethods({ paypal: { surcharge_minor: 10 }, creditcard: { is_offered: false } }, '*')
    const all = await offered(anna, {})
    expect([all.paypal, 'creditcard' in all, 'paysafecard' in all]).toEqual([10, false, false])
    expect(await offered(anna, { host })).toMatchObject({ paypal: 60, creditcard: 0 })
    await setMethods({ paysafecard: { is_offered: true } })
    expect(await offered(anna, { host })).toMatchObject({ paypal: 35, paysafecard: 20, ideal: 0 })
  })

  it('refuse an order at the surcharge of another host, and state the price of this one', async () => {
    const anna = await member()
    expect(await start(anna, { price_minor: 499 })).toMatchObject({
      status: 409,
      body: { code: 'conflict', details: { reason: 'price_changed', price_minor: 559 } },
    })
    expect(await start(anna, { price_minor: 559, headers: {} })).toMatchObject({ status: 409 })
    expect(await charged()).toEqual([])
  })

  it('repeat an order with the surcharge of its host, and not a method that it no longer offers', async () => {
    const anna = await member()
    await start(anna, { price_minor: 559 })
    await notify(site, provider.set(provider.last().reference, { state: 'paid' }))
    const at = async (headers: Record<string, string>) =>
      (await anna.call('getRepeatOrder', { headers })).order
    expect(await at({ host })).toMatchObject({ surcharge_minor: 60, price_minor: 559 })
    expect(await at({})).toMatchObject({ surcharge_minor: 0, price_minor: 499 })
    await setMethods({ paypal: { is_offered: false } })
    expect(await at({ host })).toBeNull()
  })

  it('charge the displayed price while surcharges change', async () => {
    const members = await Promise.all(Array.from({ length: 8 }, member))
    const answers = await Promise.all([
      ...members.map((one) => start(one, { price_minor: 559 })),
      setMethods({ paypal: { surcharge_minor: 90 } }),
      ...members.map((one) => start(one, { price_minor: 559 })),
    ])
    const rows = await charged()
    expect(rows.filter(({ price_minor: price }) => price !== 559)).toEqual([])
    const statuses = answers.flatMap((answer) => (answer ? [answer.status] : []))
    expect(statuses.filter((status) => status === 200)).toHaveLength(rows.length)
    expect(await start(await member(), { price_minor: 559 })).toMatchObject({ status: 409 })
  })

  it('[PAY-04] refuse surcharges that the law forbids, and ignore stored ones', async () => {
    await expect(setMethods({ creditcard: { surcharge_minor: 35 } })).rejects.toThrow(
      /must be 0: consumer cards/,
    )
    await expect(setMethods({ creditcard: { surcharge_minor: 0 } })).resolves.toBeUndefined()
    await site.db.run(sql`
      update settings set data = '{"payments": {"methods": {"NL": {"creditcard": {"surcharge_minor": 35}}}}}'`)
    expect(await offered(await member(), { host })).toMatchObject({ creditcard: 0 })
  })

  it('[PAY-04] have the rule on surcharges of the database', async () => {
    const places = countries.flatMap((country) => paymentMethods.map((method) => ({ country, method })))
    for (const { country, method } of places) {
      const set = site.db.run(sql`
        insert into method_settings (country, method, surcharge_minor) values (${country}, ${method}, 1)`)
      const isAllowed = await set.then(
        () => true,
        () => false,
      )
      expect([country, method, isAllowed]).toEqual([country, method, maySurcharge(method, country)])
    }
  })
})
