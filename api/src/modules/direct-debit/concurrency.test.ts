import { describeOnEachEngine } from '../../testing'
import type { TestMember } from '../../testing'
import { holdNextCall } from '../../testing/heldCall'
import { duringTransaction } from '../../testing/locks'
import { debitForm, newKey, notify, shown, smsCode, usePaymentSite } from '../../testing/money'
import { lockBalance } from '../ledger/ledger.repository'
import { repeatOrder } from '../payments/order/repeat.service'
import { paymentsJob } from '../payments/payments.job'

const minuteMs = 60_000

describeOnEachEngine('direct debits under concurrency', (engine) => {
  const { site, provider } = usePaymentSite({ engine })

  const start = async (anna: TestMember) =>
    (await anna.call('startDirectDebit', { key: newKey(), body: debitForm })).payment.payment_id
  const confirm = (anna: TestMember, payment: number) => {
    const sms_code = smsCode(site)
    return anna.call.raw('confirmDirectDebit', { key: newKey(), body: { payment, sms_code } })
  }
  const debit = async (anna: TestMember) => {
    const id = await start(anna)
    expect((await confirm(anna, id)).status).toBe(200)
    return id
  }
  const repeat = (anna: TestMember, payment: number, key = newKey()) =>
    anna.call.raw('repeatOrder', { key, body: { payment, price_minor: 1299 } })
  /** Returns a member with a pending debit and a stored account, from which `paid` was debited. */
  const repeater = async () => {
    const anna = await site.member({ country: 'NL', created_at: new Date(0) })
    await debit(anna)
    const paid = await debit(anna)
    const mandate = { id: 'mdt-debit', label: 'NL•• 4300' }
    await notify(site, provider.set(provider.last().reference, { state: 'paid', mandate }))
    return { anna, paid }
  }
  const refusal = { status: 409, body: { code: 'debit_limit', details: { reason: 'open', limit: 2 } } }

  it('[PAY-06] a repeat order that is being charged counts towards the limit', async () => {
    const { anna, paid } = await repeater()
    const third = await start(anna)
    site.clock.add(minuteMs)
    const charge = holdNextCall(provider)
    const repeating = repeat(anna, paid)
    await charge.isReached
    const confirmation = await confirm(anna, third)
    charge.release()
    expect((await repeating).status).toBe(200)
    expect(confirmation).toMatchObject(refusal)
    expect(provider.payments.size).toBe(3)
  })

  it('[PAY-06] a repeat order and a confirmation at the same time do not exceed the limit', async () => {
    const { anna, paid } = await repeater()
    const third = await start(anna)
    site.clock.add(minuteMs)
    const charge = holdNextCall(provider)
    const context = { userId: anna.id, host: 'localhost', country: 'NL', key: newKey() } as const
    const confirmation = await duringTransaction(
      site.db,
      (db) => repeatOrder({ ...site.deps, db }, context, { payment: paid, price_minor: 1299 }),
      () => confirm(anna, third).finally(charge.release),
    )
    expect(confirmation).toMatchObject(refusal)
    expect(provider.payments.size).toBe(3)
  })

  it('[PAY-06] a repeat order that did not reach the provider counts until it expires', async () => {
    const { anna, paid } = await repeater()
    provider.isAway = true
    const key = newKey()
    expect((await repeat(anna, paid, key)).status).toBe(503)
    site.clock.add(minuteMs)
    expect(await repeat(anna, paid)).toMatchObject(refusal)
    provider.isAway = false
    expect((await repeat(anna, paid, key)).status).toBe(200)
    expect(provider.payments.size).toBe(3)
  })

  it('[PAY-06] an expired repeat order no longer counts', async () => {
    const { anna, paid } = await repeater()
    provider.isAway = true
    expect((await repeat(anna, paid)).status).toBe(503)
    site.clock.add(30 * minuteMs)
    await paymentsJob.run(site.deps)
    expect((await shown(anna, paid + 1)).state).toBe('expired')
    provider.isAway = false
    expect((await repeat(anna, paid)).status).toBe(200)
  })

  it('[PAY-06] two confirmations of the last permitted debit both succeed', async () => {
    const anna = await site.member({ country: 'NL', created_at: new Date(0) })
    await debit(anna)
    const second = await start(anna)
    const answers = await duringTransaction(
      site.db,
      (db) => db.tx((tx) => lockBalance(tx, anna.id)),
      () => Promise.all([confirm(anna, second), confirm(anna, second)]),
      { waiting: 2 },
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(provider.payments.size).toBe(2)
  })
})
