import sql from 'sql-template-tag'
import { describeOnEngine } from '../../testing'
import { addDiscountCode, buy, newKey, notify, order, usePaymentSite } from '../../testing/money'

const hourMs = 3_600_000

describeOnEngine('discounts', (engine) => {
  const { site, provider } = usePaymentSite({ engine })

  const createCode = (fields: Record<string, unknown>) => {
    const { code, percent, country, minimum_minor, currency, expires_at, methods, status, user_id } = {
      percent: 10,
      minimum_minor: 0,
      methods: [] as string[],
      status: 'active',
      ...fields,
    } as Record<string, unknown>
    return site.db.run(sql`
      insert into discount_codes
        (code, percent, country, minimum_minor, currency, expires_at, methods, status, user_id, validity)
      values (${code}, ${percent}, ${country}, ${minimum_minor}, ${currency}, ${expires_at},
        ${methods}::text[], ${status}, ${user_id}, 'once-per-user')`)
  }
  const newcomer = () => site.member({ country: 'IT', created_at: site.clock.now })
  const regular = () => site.member({ country: 'IT', created_at: new Date(0) })

  it('[PAY-08] [SYNC-07] the time bonus runs four hours from sign-up by the server’s clock', async () => {
    const anna = await newcomer()
    expect(await anna.call('getTimeBonus')).toEqual({
      timebonus: {
        code: 'TIMEBONUS25',
        country: null,
        user_id: anna.id,
        expires: '2026-03-01T16:00:00.000Z',
        value_percentage: 25,
        currency: null,
        minimum_order_value: 0,
        status: 'active',
        validity: 'once-per-user',
        expired: false,
        paymentmethods: [],
      },
      now: '2026-03-01T12:00:00.000Z',
    })
    site.clock.add(4 * hourMs - 1)
    expect((await anna.call('getTimeBonus')).timebonus).not.toBeNull()
    site.clock.add(1)
    expect((await anna.call('getTimeBonus')).timebonus).toBeNull()
  })

  it.each([
    [14_399, 'TIMEBONUS25'],
    [14_400, 'WELCOME25'],
    [14_401, 'WELCOME25'],
  ])('[PAY-08] [PAY-09] an order %i seconds after sign-up is reduced by %s', async (seconds, code) => {
    const anna = await newcomer()
    site.clock.add(seconds * 1000)
    expect(await order(anna)).toMatchObject({ discount_code: code, price: 974 })
  })

  it('[PAY-08] a paid member has no time bonus and no welcome code', async () => {
    const anna = await newcomer()
    await buy(site, provider, anna)
    expect((await anna.call('getTimeBonus')).timebonus).toBeNull()
    expect(await anna.call('getDiscountCode', { query: { welcome: 'true' } })).toEqual({ discountcode: null })
    expect((await anna.call('getPackages')).discount).toBeNull()
  })

  it('[PAY-09] [CALL-11] the active discount is the time bonus, then the welcome code, then none', async () => {
    const anna = await newcomer()
    const active = async () => (await anna.call('getPackages')).discount?.kind ?? null
    expect(await active()).toBe('timebonus')
    const { discountcode } = await anna.call('getDiscountCode', { query: { welcome: 'true' } })
    expect(discountcode).toMatchObject({ code: 'WELCOME25', expires: '2026-03-04T12:00:00.000Z' })
    site.clock.add(5 * hourMs)
    expect(await active()).toBe('welcome')
    site.clock.add(68 * hourMs)
    expect(await active()).toBeNull()
    expect(await anna.call('getDiscountCode', { query: { welcome: 'true' } })).toEqual({ discountcode: null })
  })

  it('[PAY-01] packages have the country’s prices, minus the discount', async () => {
    const anna = await newcomer()
    const { packages } = await anna.call('getPackages')
    expect(packages.map(({ id, price_minor: price, discounted_minor: less }) => [id, price, less])).toEqual([
      ['p0', 499, 374],
      ['p1', 1299, 974],
      ['p2', 2799, 2099],
      ['p3', 5999, 4499],
    ])
    expect(packages[1]).toMatchObject({
      credits: 30,
      per_message_minor: 33,
      currency: 'EUR',
      is_usual: true,
    })
    const pole = await site.member({ country: 'PL', created_at: new Date(0) })
    expect((await pole.call('getPackages')).packages[0]).toMatchObject({ price_minor: 1999, currency: 'PLN' })
    expect((await site.visitor('getPackages')).discount).toBeNull()
  })

  it('[PAY-07] does not find an unknown, disabled or another member’s code', async () => {
    const anna = await regular()
    const ben = await regular()
    await createCode({ code: 'OFF', status: 'disabled' })
    await createCode({ code: 'BEN', user_id: ben.id })
    for (const code of ['NOPE', 'OFF', 'BEN'])
      expect(await anna.call.refused('getDiscountCode', { query: { code } })).toMatchObject({
        status: 404,
        code: 'discount_not_found',
      })
    expect((await ben.call('getDiscountCode', { query: { code: ' ben ' } })).discountcode?.code).toBe('BEN')
  })

  it('[PAY-07] reports expiry, country, minimum and method', async () => {
    const anna = await regular()
    await createCode({ code: 'PAST', expires_at: new Date('2026-02-01T00:00:00Z') })
    await createCode({ code: 'GERMAN', country: 'DE' })
    await createCode({ code: 'BIG', minimum_minor: 2000, currency: 'EUR' })
    await createCode({ code: 'CARDS', methods: ['creditcard'] })
    const refused = (query: Record<string, string>) => anna.call.refused('getDiscountCode', { query })
    expect(await refused({ code: 'PAST' })).toMatchObject({ status: 410, code: 'discount_expired' })
    expect(await refused({ code: 'GERMAN' })).toMatchObject({
      code: 'discount_country',
      details: { country: 'DE' },
    })
    expect(await refused({ code: 'BIG', package: 'p1' })).toMatchObject({
      code: 'discount_minimum',
      details: { minimum_minor: 2000, currency: 'EUR' },
    })
    expect(await refused({ code: 'CARDS', paymentmethod: 'paypal' })).toMatchObject({
      code: 'discount_method',
      details: { methods: ['creditcard'] },
    })
    const big = await anna.call('getDiscountCode', { query: { code: 'BIG', package: 'p2' } })
    expect(big.discountcode).toMatchObject({ code: 'BIG', value_percentage: 10 })
  })

  it.each([
    [1298, null],
    [1299, null],
    [1300, 'discount_minimum'],
  ])('[PAY-07] with a minimum of %i, a package for 1299 is refused as %s', async (minimum_minor, code) => {
    const anna = await regular()
    await createCode({ code: 'BIG', minimum_minor, currency: 'EUR' })
    const { body } = await anna.call.raw('getDiscountCode', { query: { code: 'BIG', package: 'p1' } })
    expect((body as { code?: string }).code ?? null).toBe(code)
  })

  it('[PAY-07] refuses a used code; a failed payment releases it', async () => {
    const anna = await regular()
    await createCode({ code: 'SPRING' })
    const body = { package: 'p1', method: 'creditcard', code: 'spring' } as const
    const first = await order(anna, body)
    expect(first).toMatchObject({ discount_minor: 130, price: 1169 })
    await notify(site, provider.set(provider.last().reference, { state: 'failed', failure: 'declined' }))
    await buy(site, provider, anna, body)
    expect(await anna.call.refused('startPayment', { key: newKey(), body })).toMatchObject({
      status: 409,
      code: 'discount_used',
    })
  })

  it('[PAY-09] leaving the payment page and choosing another method keeps the discount', async () => {
    const anna = await newcomer()
    const first = await order(anna, { package: 'p1', method: 'creditcard' })
    const second = await order(anna, { package: 'p1', method: 'paypal' })
    expect(second).toMatchObject({ price: 974, discount_minor: 325 })
    expect(provider.cancelled).toHaveLength(1)
    const { payment } = await anna.call('getPayment', { query: { id: first.payment_id } })
    expect(payment).toMatchObject({ state: 'cancelled', failure: 'superseded' })
    expect((await anna.call('getTransactions')).transactions).toHaveLength(1)
  })

  it('[PAY-07] cancelling an order releases its single-use code', async () => {
    await addDiscountCode(site, 'ONLYONE', 50, 'once')
    const [anna, ben] = [await regular(), await regular()]
    const body = { package: 'p1', method: 'paypal', code: 'ONLYONE' } as const
    const { payment_id: payment } = await order(anna, body)
    expect(await ben.call.refused('startPayment', { key: newKey(), body })).toMatchObject({
      code: 'discount_used',
    })
    await anna.call('cancelPayment', { body: { payment } })
    expect(await order(ben, body)).toMatchObject({ discount_code: 'ONLYONE' })
  })

  it('a payment in progress keeps its discount: the next order has none', async () => {
    const anna = await newcomer()
    await order(anna)
    await notify(site, provider.set(provider.last().reference, { state: 'pending' }))
    expect((await anna.call('getPackages')).discount).toBeNull()
    expect((await order(anna)).price).toBe(1299)
  })

  it('a 100 % code needs no payment and no provider', async () => {
    const anna = await regular()
    await createCode({ code: 'FREE', percent: 100 })
    const payment = await order(anna, { package: 'p0', method: 'creditcard', code: 'FREE' })
    expect(payment).toMatchObject({ state: 'paid', price: 0, redirect_url: null })
    expect(provider.payments.size).toBe(0)
  })
})
