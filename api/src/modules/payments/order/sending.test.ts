import sql from 'sql-template-tag'
import { describeOnEachEngine } from '../../../testing'
import type { TestMember } from '../../../testing'
import { holdNextCall } from '../../../testing/heldCall'
import { duringTransaction } from '../../../testing/locks'
import {
  books,
  debitForm,
  newKey,
  notify,
  order,
  shown,
  smsCode,
  usePaymentSite,
} from '../../../testing/money'
import type { DbEngine } from '../../../infra/db/Db'
import { confirmDirectDebit } from '../../direct-debit/confirm.service'
import { paymentsJob } from '../payments.job'
import { applyProviderUpdate } from '../provider-events/providerUpdate.service'
import { cancelPayment } from '../payments.service'
import { startPayment } from './startPayment.service'

const card = { package: 'p1', method: 'creditcard' } as const
const minuteMs = 60_000

describeOnEachEngine('a debit that is being sent', (engine) => {
  const { site, provider } = usePaymentSite({ engine })

  const newcomer = () => site.member({ country: 'NL', created_at: site.clock.now })
  /** Starts a debit with the time bonus. The member receives the code five minutes later. */
  const start = async (anna: TestMember) => {
    const { payment } = await anna.call('startDirectDebit', { key: newKey(), body: debitForm })
    expect(payment).toMatchObject({ price: 974, discount_minor: 325 })
    site.clock.add(5 * minuteMs)
    const sms_code = smsCode(site)
    return { anna, body: { payment: payment.payment_id, sms_code } }
  }
  type Debit = Awaited<ReturnType<typeof start>>
  const confirm = ({ anna, body }: Debit) => anna.call.raw('confirmDirectDebit', { key: newKey(), body })
  const cancel = ({ anna, body: { payment } }: Debit) => anna.call.raw('cancelPayment', { body: { payment } })
  const stateOf = async ({ anna, body }: Debit) => (await shown(anna, body.payment)).state
  /** Confirms the debit while the provider is away: it is not sent, and a repeated confirmation sends it. */
  const startUnsent = async (anna: TestMember) => {
    const debit = await start(anna)
    provider.isAway = true
    expect((await confirm(debit)).status).toBe(503)
    provider.isAway = false
    return debit
  }
  /** Starts `act` before the mark as sent commits. The provider responds after `act`. */
  const whileSending = async <Result>({ anna, body }: Debit, act: () => Promise<Result>) => {
    const call = holdNextCall(provider)
    return duringTransaction(
      site.db,
      (db) => confirmDirectDebit({ ...site.deps, db }, anna.id, body),
      () => act().finally(call.release),
    )
  }
  const debits = () => [...provider.payments.values()].filter(({ state }) => state === 'pending')
  const orderCard =
    ({ anna }: Debit) =>
    (db: DbEngine) =>
      startPayment(
        { ...site.deps, db },
        { userId: anna.id, host: 'localhost', country: 'NL', key: newKey() },
        card,
      )

  it('[PAY-09] keeps its discount, and the next order has none', async () => {
    const debit = await start(await newcomer())
    const call = holdNextCall(provider)
    const confirming = confirm(debit)
    await call.isReached
    site.clock.add(minuteMs)
    expect((await debit.anna.call('getPackages')).discount).toBeNull()
    const next = await order(debit.anna, card)
    call.release()
    expect((await confirming).body).toMatchObject({ payment: { state: 'pending' } })
    expect(next).toMatchObject({ price: 1299, discount_code: null })
    expect(await stateOf(debit)).toBe('pending')
  })

  it('[PAY-09] keeps its discount if the next order is created at the same time', async () => {
    const debit = await startUnsent(await newcomer())
    site.clock.add(minuteMs)
    const next = await whileSending(debit, () => order(debit.anna, card))
    expect(next).toMatchObject({ price: 1299, discount_code: null })
    expect(await stateOf(debit)).toBe('pending')
  })

  it('[PAY-09] retains its discount for one minute after confirmation', async () => {
    const debit = await startUnsent(await newcomer())
    expect(await order(debit.anna, card)).toMatchObject({ price: 1299 })
    site.clock.add(minuteMs)
    expect(await order(debit.anna, card)).toMatchObject({ price: 974 })
    expect(await stateOf(debit)).toBe('cancelled')
  })

  it('[PAY-09] is not sent if a concurrent order claims its discount', async () => {
    const debit = await startUnsent(await newcomer())
    site.clock.add(minuteMs)
    const answer = await duringTransaction(site.db, orderCard(debit), () => confirm(debit))
    expect(answer.body).toMatchObject({ payment: { state: 'cancelled', failure: 'superseded' } })
    expect(debits()).toEqual([])
  })

  it('[PAY-03] is not sent if it is cancelled at the same time', async () => {
    const debit = await startUnsent(await newcomer())
    const answer = await duringTransaction(
      site.db,
      (db) => cancelPayment({ ...site.deps, db }, debit.anna.id, debit.body.payment),
      () => confirm(debit),
    )
    expect(answer.body).toMatchObject({ payment: { state: 'cancelled' } })
    expect(debits()).toEqual([])
  })

  it('[PAY-06] is not confirmed if it is cancelled at the same time', async () => {
    const debit = await start(await newcomer())
    const answer = await duringTransaction(
      site.db,
      (db) => cancelPayment({ ...site.deps, db }, debit.anna.id, debit.body.payment),
      () => confirm(debit),
    )
    expect(answer).toMatchObject({ status: 410, body: { code: 'sms_code_expired' } })
    expect(debits()).toEqual([])
  })

  it('[PAY-03] cannot be cancelled', async () => {
    const debit = await startUnsent(await newcomer())
    const answer = await whileSending(debit, () => cancel(debit))
    expect(answer.body).toMatchObject({ payment: { state: 'created' } })
    expect(await stateOf(debit)).toBe('pending')
  })

  it('[PAY-03] cannot be cancelled after one of two concurrent requests has failed', async () => {
    const debit = await startUnsent(await newcomer())
    const first = holdNextCall(provider)
    const failing = confirm(debit)
    await first.isReached
    const second = holdNextCall(provider)
    const succeeding = confirm(debit)
    await second.isReached
    provider.isAway = true
    first.release()
    expect((await failing).status).toBe(503)
    provider.isAway = false
    const answer = await cancel(debit)
    second.release()
    await succeeding
    expect(answer.body).toMatchObject({ payment: { state: 'created' } })
    expect(await stateOf(debit)).toBe('pending')
  })

  it('[PAY-03] does not expire', async () => {
    const debit = await startUnsent(await newcomer())
    site.clock.add(30 * minuteMs)
    await whileSending(debit, () => paymentsJob.run(site.deps))
    expect(await stateOf(debit)).toBe('pending')
  })

  /** Returns an unsent debit that has superseded the payment page `page`, which can still be paid. */
  const supersedePage = async (): Promise<Debit & { page: string }> => {
    const anna = await newcomer()
    await order(anna, card)
    const page = provider.last().reference
    return { ...(await startUnsent(anna)), page }
  }
  const payPage = (page: string) => provider.set(page, { state: 'paid' })

  it.each(['later', 'at the same time'])(
    '[PAY-07] is refunded, not cancelled, if another payment uses its discount %s',
    async (when) => {
      const debit = await supersedePage()
      const pay = () => notify(site, payPage(debit.page))
      if (when === 'later') {
        const call = holdNextCall(provider)
        const confirming = confirm(debit)
        await call.isReached
        await pay().finally(call.release)
        await confirming
      } else await whileSending(debit, pay)
      expect(await stateOf(debit)).toBe('pending')
      await notify(site, provider.set(provider.last().reference, { state: 'paid' }))
      expect(await stateOf(debit)).toBe('refunded')
      expect(await site.db.many(sql`select kind, amount_minor from refunds`)).toEqual([
        { kind: 'late', amount_minor: 974 },
      ])
      expect((await books(site.db, debit.anna.id)).credits).toBe(30)
    },
  )

  it('[PAY-07] is not sent if another payment has already used its discount', async () => {
    const debit = await supersedePage()
    const update = payPage(debit.page)
    const answer = await duringTransaction(
      site.db,
      (db) =>
        applyProviderUpdate(
          { ...site.deps, db },
          { paymentId: debit.body.payment - 1, provider: 'sandbox', update },
        ),
      () => confirm(debit),
    )
    expect(answer.body).toMatchObject({ payment: { state: 'cancelled', failure: 'superseded' } })
    expect(debits()).toEqual([])
    expect((await books(site.db, debit.anna.id)).credits).toBe(30)
  })
})
