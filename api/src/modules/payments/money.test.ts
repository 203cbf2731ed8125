import * as fc from 'fast-check'
import sql from 'sql-template-tag'
import { describeOnEngine, createTestApp } from '../../testing'
import type { TestApp, TestMember } from '../../testing'
import { createFakeProvider } from '../../testing/fakeProvider'
import type { FakeProvider } from '../../testing/fakeProvider'
import { saveSettings } from '../../testing/social'
import { addDiscountCode, books, newKey, notify, spend } from '../../testing/money'
import { sendRefunds } from './refunds/sendRefunds.service'
import { endHold } from './holds/holds.service'
import { paymentsJob } from './payments.job'
import type { ProviderPayment } from './provider/PaymentProvider'

const steps = Number(process.env['MONEY_STEPS'] ?? 300)
const seed = process.env['MONEY_SEED']
const patienceMs = Math.max(1_200_000, steps * 1000)
const stepsEach = 100
const mandate = { id: 'mdt', label: 'Visa •••• 4242' }

const acts = [
  'order',
  'orderWithCode',
  'pay',
  'payShort',
  'fail',
  'expire',
  'chargeBack',
  'refundAtProvider',
  'refundOneAtProvider',
  'failRefundAtProvider',
  'cancel',
  'withdraw',
  'repeat',
  'spend',
  'replay',
  'job',
  'away',
  'lose',
  'reserve',
  'reserveFromNow',
  'capture',
] as const
const step = fc.record({
  act: fc.constantFrom(...acts),
  who: fc.nat(1),
  which: fc.nat(1000),
  package: fc.constantFrom('p0' as const, 'p1' as const, 'p2' as const),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

describeOnEngine('balances over random histories', (engine) => {
  let site: TestApp
  let provider: FakeProvider
  beforeAll(async () => {
    site = await createTestApp({ engine })
  })
  afterAll(() => site.close())

  const startHistory = async (): Promise<TestMember[]> => {
    await site.reset()
    provider = createFakeProvider()
    site.deps.payments = provider
    await addDiscountCode(site, 'SPRING', 50)
    return [
      await site.member({ country: 'NL', created_at: site.clock.now }),
      await site.member({ country: 'NL', created_at: new Date(0) }),
    ]
  }

  const take = async (
    members: TestMember[],
    { act, who, which, package: packageId }: Step,
    sentUpdates: ProviderPayment[],
  ) => {
    const member = members[who] as TestMember
    const known = [...provider.payments.values()]
    const one = known[which % Math.max(1, known.length)]
    const sendWebhook = async (values: Partial<ProviderPayment>): Promise<void> => {
      if (!one) return
      const update = provider.set(one.reference, values)
      sentUpdates.push(update)
      await notify(site, update)
    }
    const attempt = (call: Promise<unknown>) => call.catch(() => undefined)
    site.clock.add(61_000)
    if (act === 'order' || act === 'orderWithCode') {
      const code = act === 'order' ? undefined : 'SPRING'
      const body = { package: packageId, method: 'creditcard', code } as const
      await attempt(member.call('startPayment', { key: newKey(), body }))
    }
    if (act === 'pay' && one?.receivedMinor === 0)
      await sendWebhook({ state: 'paid', mandate: { ...mandate, id: `mdt-${one.reference}` } })
    if (act === 'reserveFromNow')
      await saveSettings(site.db, { payments: { capture: which % 2 === 0 ? 'by_hand' : 'at_once' } })
    if (act === 'reserve' && one?.receivedMinor === 0)
      await sendWebhook({ state: 'authorised', mandate: { ...mandate, id: `mdt-${one.reference}` } })
    if (act === 'capture') await endHold(site.deps, which % 20, which % 3 === 0 ? 'release' : 'capture')
    if (act === 'payShort' && one?.receivedMinor === 0)
      await sendWebhook({ state: 'paid', receivedMinor: 100 })
    if (act === 'fail' && one?.state !== 'paid') await sendWebhook({ state: 'failed', failure: 'declined' })
    if (act === 'expire' && one?.state !== 'paid') await sendWebhook({ state: 'expired' })
    if (act === 'chargeBack' && one?.state === 'paid') await sendWebhook({ isChargedBack: true })
    if (act === 'refundAtProvider' && one?.state === 'paid' && one.receivedMinor > 200)
      await sendWebhook({ refundedMinor: one.refundedMinor + 100 })
    if (act === 'refundOneAtProvider' && one?.state === 'paid' && one.receivedMinor > 200) {
      const refund = {
        id: `R-${sentUpdates.length}`,
        reference: one.reference,
        amountMinor: 100,
        isFailed: false,
      }
      await sendWebhook({ refund })
    }
    const refunded = sentUpdates.filter(({ refund }) => refund)
    const returned = refunded[which % Math.max(1, refunded.length)]
    if (act === 'failRefundAtProvider' && returned?.refund) {
      const update = { ...returned, refund: { ...returned.refund, isFailed: true } }
      sentUpdates.push(update)
      await notify(site, update)
    }
    if (act === 'cancel') await attempt(member.call('cancelPayment', { body: { payment: which % 20 } }))
    if (act === 'withdraw') {
      const { transactions } = await member.call('getTransactions')
      const bought = transactions[which % Math.max(1, transactions.length)]
      if (bought)
        await attempt(
          member.call('withdraw', { key: newKey(), body: { payment: bought.payment_id, confirm: true } }),
        )
    }
    if (act === 'repeat') {
      const { order } = await member.call('getRepeatOrder')
      if (order)
        await attempt(
          member.call('repeatOrder', {
            key: newKey(),
            body: { payment: order.payment, price_minor: order.price_minor },
          }),
        )
    }
    if (act === 'spend') await attempt(spend(site.db, member.id, 1 + (which % 12)))
    const old = sentUpdates[which % Math.max(1, sentUpdates.length)]
    if (act === 'replay' && old) await notify(site, old)
    if (act === 'job') await paymentsJob.run(site.deps)
    provider.isAway = act === 'away'
    provider.losesAnswers = act === 'lose'
  }

  const check = async (members: TestMember[]) => {
    provider.isAway = false
    provider.losesAnswers = false
    site.clock.add(61_000)
    await paymentsJob.run(site.deps)
    const unanswered = await site.db.many(sql`
      select a.id from payment_attempts a join payments p on p.id = a.payment_id
      where a.sent_at is not null and a.provider_id is null and p.state in ('created', 'unknown')`)
    expect(unanswered).toEqual([])
    site.clock.add(7 * 86_400_000)
    await paymentsJob.run(site.deps)
    expect(await site.db.many(sql`select id from payments where state = 'authorised'`)).toEqual([])
    for (const { id } of members) {
      const { credits, ledger, lots } = await books(site.db, id)
      expect({ credits, ledger, lots }).toEqual({ credits, ledger: credits, lots: credits })
      const settled = await site.db.many(sql`
        select 1 from payments
        where user_id = ${id} and discount_code = 'SPRING' and paid_at is not null`)
      expect(settled.length).toBeLessThanOrEqual(1)
      const first = await site.db.many(sql`
        select 1 from payments
        where user_id = ${id} and discount_code in ('TIMEBONUS25', 'WELCOME25') and paid_at is not null`)
      expect(first.length).toBeLessThanOrEqual(1)
    }
    site.clock.add(60_000)
    await sendRefunds(site.deps)
    const reported = await site.db.many<{ reference: string; amount: number }>(
      sql`select reference, amount_minor as amount from refunds
          where state = 'sent' and kind <> 'provider' order by reference`,
    )
    const created = provider.refunds
      .map(({ reference, amountMinor: amount }) => ({ reference, amount }))
      .sort((a, b) => (a.reference < b.reference ? -1 : 1))
    expect(created).toEqual(reported)
    const wrong = await site.db.many(sql`
      select id from payments where refunded_minor > greatest(price_minor, received_minor)
        or (receipt_number is not null) <> (paid_at is not null)`)
    expect(wrong).toEqual([])
    const { gap } = await site.db.one<{ gap: number }>(sql`
      select coalesce(max(substr(receipt_number, 6)::int), 0) - count(receipt_number)::int as gap from payments`)
    expect(gap).toBe(0)
  }

  it(
    '[PAY-03] [PAY-07] wallet, ledger, lots and provider stay balanced over any history',
    async () => {
      const history = fc.array(step, { minLength: stepsEach, maxLength: stepsEach, size: 'max' })
      await fc.assert(
        fc.asyncProperty(history, async (taken) => {
          const members = await startHistory()
          const sentUpdates: ProviderPayment[] = []
          for (const one of taken) await take(members, one, sentUpdates)
          await check(members)
        }),
        { numRuns: Math.ceil(steps / stepsEach), endOnFailure: true, ...(seed && { seed: Number(seed) }) },
      )
    },
    patienceMs,
  )
})
