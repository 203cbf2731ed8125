import sql from 'sql-template-tag'
import { describeOnEngine } from '../../../testing'
import type { TestMember } from '../../../testing'
import {
  addDiscountCode,
  books,
  buy,
  newKey,
  notify,
  order,
  shown,
  spend,
  usePaymentSite,
} from '../../../testing/money'
import { saveSettings } from '../../../testing/social'
import { sendRefunds } from '../refunds/sendRefunds.service'

describeOnEngine('discounts and debts settle when the money arrives', (engine) => {
  const { site, provider } = usePaymentSite({ engine })
  beforeEach(async () => {
    await addDiscountCode(site, 'SPRING', 50)
  })

  const old = () => new Date(site.clock.now.getTime() - 30 * 86_400_000)
  const member = () => site.member({ country: 'NL', created_at: old() })
  const started = async (anna: TestMember, code?: string) => {
    const { payment_id: id, price } = await order(anna, { package: 'p1', method: 'ideal', code })
    return { id, price, reference: provider.last().reference }
  }
  const pay = (reference: string) => notify(site, provider.set(reference, { state: 'paid' }))

  it('[PAY-07] of two orders with one code, the first payment to arrive gets it', async () => {
    const anna = await member()
    const first = await started(anna, 'SPRING')
    const second = await started(anna, 'SPRING')
    expect([first.price, second.price]).toEqual([650, 650])
    await pay(first.reference)
    expect(await shown(anna, first.id)).toMatchObject({ state: 'paid', credits: 30 })
    expect(await shown(anna, second.id)).toMatchObject({ state: 'cancelled', failure: 'superseded' })
    expect(provider.cancelled).toHaveLength(2)
    await pay(second.reference)
    expect(await shown(anna, second.id)).toMatchObject({ state: 'refunded', failure: 'discount_used' })
    await sendRefunds(site.deps)
    expect(provider.refunds).toMatchObject([{ amountMinor: 650, reference: `L-${second.id}` }])
    expect(await books(site.db, anna.id)).toMatchObject({ credits: 30, ledger: 30, lots: 30 })
    expect(site.mails.map(({ subject }) => subject)).toContain(
      `Your payment L-${second.id} is being refunded`,
    )
  })

  it('[PAY-07] concurrent payments get one discount', async () => {
    const anna = await member()
    const first = await started(anna, 'SPRING')
    const second = await started(anna, 'SPRING')
    await Promise.all([pay(first.reference), pay(second.reference)])
    const states = [(await shown(anna, first.id)).state, (await shown(anna, second.id)).state].sort()
    expect(states).toEqual(['paid', 'refunded'])
  })

  it('[PAY-07] with the other rule, late money buys credits at the list price', async () => {
    await saveSettings(site.db, { payments: { late_discount: 'fewer_credits' } })
    const anna = await member()
    const first = await started(anna, 'SPRING')
    const second = await started(anna, 'SPRING')
    await pay(second.reference)
    await pay(first.reference)
    expect(await shown(anna, first.id)).toMatchObject({ state: 'paid', credits: 15, price: 650 })
    expect((await books(site.db, anna.id)).credits).toBe(45)
  })

  it('[PAY-07] the surcharge of a method buys no credits', async () => {
    await saveSettings(site.db, { payments: { late_discount: 'fewer_credits' } })
    await site.db.run(
      sql`insert into method_settings (country, method, surcharge_minor) values ('NL', 'paypal', 300)`,
    )
    const anna = await member()
    const first = await order(anna, { package: 'p1', method: 'paypal', code: 'SPRING' })
    const { reference } = provider.last()
    await pay((await started(anna, 'SPRING')).reference)
    await pay(reference)
    expect(await shown(anna, first.payment_id)).toMatchObject({ state: 'paid', credits: 15, price: 950 })
  })

  it('[PAY-09] the two first-purchase codes are one discount', async () => {
    const anna = await site.member({ country: 'NL', created_at: site.clock.now })
    const bonus = await started(anna)
    site.clock.add(4 * 3_600_000)
    const welcome = await started(anna)
    expect([bonus.price, welcome.price]).toEqual([974, 974])
    await pay(bonus.reference)
    await pay(welcome.reference)
    expect(await shown(anna, welcome.id)).toMatchObject({ state: 'refunded' })
  })

  it('[PAY-07] an unlimited code applies to every payment', async () => {
    await site.db.run(
      sql`insert into discount_codes (code, percent, validity) values ('ALWAYS', 50, 'unlimited')`,
    )
    const anna = await member()
    const first = await started(anna, 'ALWAYS')
    const second = await started(anna, 'ALWAYS')
    await notify(site, provider.set(first.reference, { state: 'expired' }))
    await pay(second.reference)
    await pay(first.reference)
    expect((await books(site.db, anna.id)).credits).toBe(60)
  })

  it('[PAY-07] a cancelled order without a discount is honoured in full', async () => {
    const anna = await member()
    const { id, reference } = await started(anna)
    await notify(site, provider.set(reference, { state: 'cancelled' }))
    await pay(reference)
    expect(await shown(anna, id)).toMatchObject({ state: 'paid', credits: 30 })
  })

  it('[PAY-03] the next purchase covers credits that were used before a chargeback, and announces it', async () => {
    const anna = await member()
    const { id, reference } = await started(anna)
    await pay(reference)
    await spend(site.db, anna.id, 12)
    await notify(site, provider.set(reference, { isChargedBack: true }))
    expect((await shown(anna, id)).state).toBe('charged_back')
    expect(await books(site.db, anna.id)).toMatchObject({ credits: 0, ledger: 0, lots: 0 })
    expect((await anna.call('getPackages')).debt_credits).toBe(12)
    const small = await buy(site, provider, anna, { package: 'p0', method: 'ideal' })
    expect(small).toMatchObject({ credits: 10, debt_credits: 10, withdraw_until: null })
    expect((await anna.call('getPackages')).debt_credits).toBe(2)
    const next = await buy(site, provider, anna, { package: 'p1', method: 'ideal' })
    expect(next.debt_credits).toBe(2)
    expect(await books(site.db, anna.id)).toMatchObject({ credits: 28, ledger: 28, lots: 28 })
    const { entries } = await anna.call('getTransactions', { query: { id: next.payment_id } })
    expect(entries).toMatchObject([
      { kind: 'purchase', credits: 30, balance: 30 },
      { kind: 'debt', credits: -2, balance: 28 },
    ])
  })

  it('[PAY-11] refuses a withdrawal during a dispute', async () => {
    const anna = await member()
    const { id, reference } = await started(anna)
    await pay(reference)
    await notify(site, provider.set(reference, { isChargedBack: true }))
    expect(
      await anna.call.refused('withdraw', { key: newKey(), body: { payment: id, confirm: true } }),
    ).toMatchObject({ code: 'refund_closed' })
    expect(provider.refunds).toEqual([])
  })
})
