import sql from 'sql-template-tag'
import { useTestConsole } from '../../testing/console'
import { newKey, usePaymentSite } from '../../testing/money'

describe('discount codes in the console', () => {
  const { site } = usePaymentSite()
  const desk = useTestConsole(site)
  const reason = 'For the spring'
  const code = { percent: 20, validity: 'once' as const, reason }

  it('[PAY-07] creates a code once, lists and ends it, with reason and audit', async () => {
    const olga = await desk.operator('finance')
    const answers = await Promise.all(
      [1, 2, 3].map(() => olga.raw('createDiscount', { body: { ...code, code: ' spring ' } })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ details: { reason: 'exists', code: 'SPRING' } })
    const list = async () => (await olga.call('listDiscounts')).discounts
    expect(await list()).toMatchObject([{ code: 'SPRING', percent: 20, status: 'active', used: 0 }])
    await olga.call('endDiscount', { body: { code: 'SPRING', reason } })
    expect(await list()).toMatchObject([{ status: 'disabled' }])
    expect((await olga.raw('endDiscount', { body: { code: 'SPRING', reason } })).status).toBe(409)
    expect(await site.db.many(sql`select actor, action, subject, reason from audit order by id`)).toEqual([
      { actor: olga.login, action: 'discount created', subject: 'SPRING', reason },
      { actor: olga.login, action: 'discount disabled', subject: 'SPRING', reason },
    ])
    for (const wrong of [
      { code: 'TIMEBONUS25' },
      { code: 'ok', percent: 0 },
      { minimum_minor: 5, code: 'LESS' },
    ])
      expect((await olga.raw('createDiscount', { body: { ...code, ...wrong } })).status).toBe(400)
    const unknown = await olga.raw('createDiscount', { body: { ...code, code: 'HERS', member: 999_999 } })
    expect(unknown.status).toBe(404)
  })

  it('[PAY-07] refuses orders below the minimum or with another method, and reserves nothing', async () => {
    const olga = await desk.operator('finance')
    const limits = { minimum_minor: 2000, currency: 'EUR' as const, methods: ['paypal' as const] }
    await olga.call('createDiscount', { body: { ...code, code: 'SPRING', ...limits } })
    const anna = await site.member({ country: 'IT', created_at: new Date(0) })
    const start = (body: { package: 'p1' | 'p2'; method: 'paypal' | 'creditcard' }) =>
      anna.call.raw('startPayment', { body: { ...body, code: 'spring' }, key: newKey() })
    expect(await start({ package: 'p1', method: 'paypal' })).toMatchObject({
      body: { code: 'discount_minimum' },
    })
    expect(await start({ package: 'p2', method: 'creditcard' })).toMatchObject({
      body: { code: 'discount_method' },
    })
    expect((await olga.call('listDiscounts')).discounts).toMatchObject([{ ...limits, used: 0 }])
    expect(await start({ package: 'p2', method: 'paypal' })).toMatchObject({ status: 200 })
    expect((await olga.call('listDiscounts')).discounts).toMatchObject([{ used: 1 }])
  })
})
