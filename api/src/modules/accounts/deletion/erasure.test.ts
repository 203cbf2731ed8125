import { paymentStates } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import type { Db } from '../../../infra/db/Db'
import { describeOnEngine, useTestApp } from '../../../testing'
import { isWaitingForLock } from '../../../testing/locks'
import { until } from '../../../testing/runningApi'
import { eraseUnconfirmed } from './erasure'
import { eraseDue } from './erasure.job'

describeOnEngine('erasure of unconfirmed accounts', (engine) => {
  const site = useTestApp({ engine })
  const create = () => site.member({ name: 'Cora', status: 'not_confirmed', last_active: new Date(0) })
  const erase = (id: number) => eraseUnconfirmed(site.deps, id, new Date(1))
  const insertPayment = (db: Db, id: number, state: string, received = 0) =>
    db.run(sql`
      insert into payments (user_id, idempotency_key, body_hash, package, credits, method, country, currency,
        list_minor, discount_minor, surcharge_minor, price_minor, refund_days, state, received_minor, created_at,
        vat_permille)
      values (${id}, ${state}, '-', 'p1', 30, 'creditcard', 'NL', 'EUR', 1299, 0, 0, 1299, 14, ${state}, ${received},
        now(), 210)`)
  const nameOf = async (id: number) =>
    (await site.db.one<{ name: string }>(sql`select name from users where id = ${id}`)).name

  it('[TRUST-10] erases an account without payments', async () => {
    const { id } = await create()
    await erase(id)
    expect(await nameOf(id)).toBe('')
  })

  it('[TRUST-10] erases an account whose orders all ended unpaid, and keeps the orders', async () => {
    const { id } = await create()
    for (const state of ['failed', 'cancelled', 'expired']) await insertPayment(site.db, id, state)
    await eraseDue(site.deps)
    expect(await nameOf(id)).toBe('')
    expect(await site.db.many(sql`select 1 from payments where user_id = ${id}`)).toHaveLength(3)
  })

  it('[TRUST-10] keeps an account with an order that is open or for which money arrived', async () => {
    const kept = []
    for (const state of paymentStates.filter((one) => !['failed', 'cancelled', 'expired'].includes(one))) {
      const { id } = await create()
      await insertPayment(site.db, id, state)
      kept.push(id)
    }
    const { id: short } = await create()
    await insertPayment(site.db, short, 'failed', 500)
    kept.push(short)
    await eraseDue(site.deps)
    for (const id of kept) await erase(id)
    expect(await site.db.many(sql`select 1 from users where name = 'Cora'`)).toHaveLength(kept.length)
  })

  it('[TRUST-10] keeps an account for which a concurrent transaction inserts a payment', async () => {
    const { id } = await create()
    let commit = () => {}
    const isCommitting = new Promise<void>((done) => (commit = done))
    let signalReady = () => {}
    const isReady = new Promise<void>((done) => (signalReady = done))
    const paying = site.db.tx(async (tx) => {
      await insertPayment(tx, id, 'created')
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
