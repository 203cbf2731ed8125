import sql from 'sql-template-tag'
import { useTestConsole } from '../../testing/console'
import { useTestApp } from '../../testing'

describe('discount codes in the console', () => {
  const site = useTestApp()
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
})
