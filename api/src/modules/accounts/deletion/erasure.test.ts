import sql from 'sql-template-tag'
import { describeOnEngine, useTestApp } from '../../../testing'
import { isWaitingForLock } from '../../../testing/locks'
import { until } from '../../../testing/runningApi'
import { eraseUnconfirmed } from './erasure'

describeOnEngine('erasure of unconfirmed accounts', (engine) => {
  const site = useTestApp({ engine })
  const create = () => site.member({ name: 'Cora', status: 'not_confirmed', last_active: new Date(0) })
  const erase = (id: number) => eraseUnconfirmed(site.deps, id, new Date(1))
  const nameOf = async (id: number) =>
    (await site.db.one<{ name: string }>(sql`select name from users where id = ${id}`)).name

  it('[TRUST-10] erases an account without payments', async () => {
    const { id } = await create()
    await erase(id)
    expect(await nameOf(id)).toBe('')
  })

  it('[TRUST-10] keeps an account for which a concurrent transaction inserts a payment', async () => {
    const { id } = await create()
    let commit = () => {}
    const isCommitting = new Promise<void>((done) => (commit = done))
    let signalReady = () => {}
    const isReady = new Promise<void>((done) => (signalReady = done))
    const paying = site.db.tx(async (tx) => {
      await tx.run(sql`
        insert into payments (user_id, idempotency_key, body_hash, package, credits, method, country, currency,
          list_minor, discount_minor, surcharge_minor, price_minor, refund_days, state, created_at, vat_permille)
        values (${id}, 'key', '-', 'p1', 30, 'creditcard', 'NL', 'EUR', 1299, 0, 0, 1299, 14, 'created', now(), 210)`)
      signalReady()
      await isCommitting
    })
    await isReady
    const erasing = erase(id)
    if (engine === 'postgres') await until(() => isWaitingForLock(site.db))
    commit()
    await Promise.all([paying, erasing])
    expect(await nameOf(id)).toBe('Cora')
  })
})
