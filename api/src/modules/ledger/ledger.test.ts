import type { Payment } from '@duetto/shared/contract'
import fc from 'fast-check'
import sql from 'sql-template-tag'
import { isCheckViolation } from '../../infra/db/databaseErrors'
import { describeOnEachEngine } from '../../testing'
import { books, buy, newKey, notify, order, spend, usePaymentSite } from '../../testing/money'
import { atOnce } from '../../testing/social'
import type { ProviderPayment } from '../payments/provider/PaymentProvider'
import { grantCredits } from './ledger.service'

describeOnEachEngine('ledger', (engine) => {
  const { site, provider } = usePaymentSite({ engine })

  it('includes a member’s opening credits', async () => {
    const { id } = await site.member({ credits: 7 })
    expect(await books(site.db, id)).toMatchObject({ credits: 7, ledger: 7, lots: 7 })
  })

  it('spends the oldest credits first', async () => {
    const { id } = await site.member({ credits: 5 })
    await site.db.tx((tx) =>
      grantCredits(tx, { userId: id, credits: 10, kind: 'correction', sourceKey: 'gift' }),
    )
    await spend(site.db, id, 8)
    const lots = await site.db.many(sql`select remaining from open_lots(${id}) order by id`)
    expect(lots).toEqual([{ remaining: 0 }, { remaining: 7 }])
  })

  it('spends the oldest remaining credits between withdrawals', async () => {
    const anna = await site.member({ created_at: new Date(0) })
    const first = await buy(site, provider, anna, { package: 'p0', method: 'creditcard' })
    const second = await buy(site, provider, anna)
    const third = await buy(site, provider, anna, { package: 'p0', method: 'creditcard' })
    const withdraw = async ({ payment_id: payment }: Payment) =>
      (await anna.call('withdraw', { key: newKey(), body: { payment, confirm: true } })).credits_taken
    await spend(site.db, anna.id, 4)
    expect(await withdraw(second)).toBe(30)
    await spend(site.db, anna.id, 8)
    expect(await withdraw(third)).toBe(8)
    const { payment } = await anna.call('getPayment', { query: { id: first.payment_id } })
    expect(payment.withdraw_until).toBeNull()
    expect(await books(site.db, anna.id)).toMatchObject({ credits: 0, ledger: 0, lots: 0 })
  })

  it('one of fifty concurrent spends of one credit succeeds; the others are refused with a reason', async () => {
    const { id } = await site.member({ credits: 1 })
    const ends = await atOnce(50, () =>
      spend(site.db, id, 1).then(
        () => 'spent',
        (error: unknown) => isCheckViolation(error),
      ),
    )
    expect(ends.filter((end) => end === 'spent')).toHaveLength(1)
    expect(ends.filter((end) => end === true)).toHaveLength(49)
    expect(await books(site.db, id)).toMatchObject({ credits: 0, ledger: 0, lots: 0 })
  })

  it('counts concurrent grants with one source once', async () => {
    const { id } = await site.member()
    await atOnce(20, () =>
      site.db.tx((tx) => grantCredits(tx, { userId: id, credits: 3, kind: 'correction', sourceKey: 'g' })),
    )
    expect(await books(site.db, id)).toMatchObject({ credits: 3, ledger: 3, lots: 3 })
  })

  it('entries cannot be changed or removed', async () => {
    await site.member({ credits: 5 })
    await expect(site.db.run(sql`update ledger_entries set credits = 500`)).rejects.toThrow(/append-only/)
    await expect(site.db.run(sql`delete from ledger_entries`)).rejects.toThrow(/append-only/)
  })

  const states: ProviderPayment['state'][] = ['pending', 'paid', 'failed', 'cancelled', 'expired', 'unknown']
  const step = fc.oneof(
    fc.record({ kind: fc.constant('state' as const), of: fc.nat(1), state: fc.constantFrom(...states) }),
    fc.record({
      kind: fc.constant('refund' as const),
      of: fc.nat(1),
      minor: fc.integer({ min: 1, max: 1500 }),
    }),
    fc.record({ kind: fc.constant('chargeBack' as const), of: fc.nat(1) }),
    fc.record({ kind: fc.constant('withdraw' as const), of: fc.nat(1) }),
    fc.record({ kind: fc.constant('spend' as const), credits: fc.integer({ min: 1, max: 25 }) }),
  )

  it('equals the balance, never below zero, after any order of webhooks, refunds, withdrawals and spending', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
        const anna = await site.member({ created_at: new Date(0) })
        const made = [await order(anna), await order(anna, { package: 'p0', method: 'creditcard' })]
        const references = [...provider.payments.keys()].slice(-2)
        for (const move of steps) {
          if (move.kind === 'spend') {
            await spend(site.db, anna.id, move.credits).catch((error: unknown) =>
              expect(isCheckViolation(error)).toBe(true),
            )
          } else if (move.kind === 'withdraw') {
            const payment = made[move.of]?.payment_id ?? 0
            await anna.call.raw('withdraw', { key: newKey(), body: { payment, confirm: true } })
          } else {
            const reference = references[move.of] ?? ''
            const news = {
              state: { state: move.kind === 'state' ? move.state : ('paid' as const) },
              refund: { state: 'paid' as const, refundedMinor: move.kind === 'refund' ? move.minor : 0 },
              chargeBack: { state: 'paid' as const, isChargedBack: true },
            }[move.kind]
            expect(await notify(site, provider.set(reference, news))).toBe(200)
          }
          const { credits, ledger, lots } = await books(site.db, anna.id)
          expect(credits).toBeGreaterThanOrEqual(0)
          expect({ ledger, lots }).toEqual({ ledger: credits, lots: credits })
        }
        const unworked = await site.db.many(sql`select id from provider_notices where processed_at is null`)
        expect(unworked).toEqual([])
      }),
      { numRuns: 30 },
    )
  }, 120_000)
})
