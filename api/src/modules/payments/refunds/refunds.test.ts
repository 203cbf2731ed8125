import { describeOnEngine } from '../../../testing'
import type { TestMember } from '../../../testing'
import { books, buy, newKey, notify, spend, usePaymentSite } from '../../../testing/money'
import { refundMinor } from './refundAmount'
import { refundsJob } from './refunds.job'

describeOnEngine('withdrawal', (engine) => {
  const { site, provider } = usePaymentSite({ engine })

  const buyer = () => site.member({ country: 'DE', created_at: new Date(0) })
  const withdraw = (member: TestMember, payment: number, key = newKey()) =>
    member.call('withdraw', { key, body: { payment, confirm: true } })
  const refused = (member: TestMember, payment: number) =>
    member.call.refused('withdraw', { key: newKey(), body: { payment, confirm: true } })

  it('[PAY-11] [TRUST-05] removes the unused credits, refunds in proportion, and e-mails a dated receipt', async () => {
    const anna = await buyer()
    const { payment_id: id } = await buy(site, provider, anna)
    await spend(site.db, anna.id, 10)
    const events = site.eventsOf(anna.id)
    const answer = await withdraw(anna, id)
    expect(answer).toMatchObject({
      refunded_minor: 866,
      credits_taken: 20,
      reference: 'W-2026-000001',
      at: '2026-03-01T12:00:00.000Z',
      payment: { state: 'partially_refunded', withdraw_until: null },
    })
    expect(await books(site.db, anna.id)).toEqual({ credits: 0, ledger: 0, lots: 0, paid_user: true })
    expect(provider.refunds).toMatchObject([{ reference: 'W-2026-000001', amountMinor: 866 }])
    expect(events.map(({ event }) => event)).toEqual([{ type: 'credits', credits: 0, paid_user: true }])
    const mail = site.mails.at(-1)
    expect(mail?.subject).toContain('W-2026-000001')
    expect(mail?.text).toMatch(/1 March 2026[\s\S]*20 unused credits[\s\S]*€8\.66/)
  })

  it('[TRUST-05] [PAY-11] shows the refund of a withdrawal, and refuses it if the amount has changed', async () => {
    const anna = await buyer()
    const { payment_id: id, withdrawal } = await buy(site, provider, anna)
    expect(withdrawal).toEqual({ credits: 30, refund_minor: 1299 })
    await spend(site.db, anna.id, 1)
    const body = { payment: id, confirm: true as const, refund_minor: 1299 }
    expect(await anna.call.refused('withdraw', { key: newKey(), body })).toMatchObject({
      code: 'conflict',
      details: { refund_minor: 1256, credits: 29 },
    })
    expect(await books(site.db, anna.id)).toMatchObject({ credits: 29 })
    const { payment } = await anna.call('getPayment', { query: { id } })
    expect(payment.withdrawal).toEqual({ credits: 29, refund_minor: 1256 })
    const answer = await anna.call('withdraw', { key: newKey(), body: { ...body, refund_minor: 1256 } })
    expect(answer).toMatchObject({ refunded_minor: 1256, payment: { withdrawal: null } })
  })

  it('[PAY-11] deducts only credits of that purchase', async () => {
    const anna = await buyer()
    const first = await buy(site, provider, anna, { package: 'p0', method: 'creditcard' })
    const second = await buy(site, provider, anna)
    await spend(site.db, anna.id, 4)
    expect(await withdraw(anna, second.payment_id)).toMatchObject({ credits_taken: 30, refunded_minor: 1299 })
    expect(await withdraw(anna, first.payment_id)).toMatchObject({ credits_taken: 6, refunded_minor: 300 })
    expect(await books(site.db, anna.id)).toMatchObject({ credits: 0, ledger: 0, lots: 0 })
  })

  it('[PAY-11] is possible and shown for 14 days', async () => {
    const anna = await buyer()
    const { payment_id: id } = await buy(site, provider, anna)
    const until = async () => (await anna.call('getPayment', { query: { id } })).payment.withdraw_until
    site.clock.add(14 * 86_400_000 - 1)
    expect(await until()).toBe('2026-03-15T12:00:00.000Z')
    site.clock.add(1)
    expect(await until()).toBeNull()
    expect(await refused(anna, id)).toMatchObject({
      status: 409,
      code: 'refund_closed',
      details: { reason: 'too_late' },
    })
  })

  it('[PAY-11] reports why nothing can be withdrawn', async () => {
    const anna = await buyer()
    const { payment_id: id } = await buy(site, provider, anna)
    await spend(site.db, anna.id, 30)
    expect(await refused(anna, id)).toMatchObject({ code: 'refund_closed', details: { reason: 'used' } })
    const again = await buy(site, provider, anna)
    await withdraw(anna, again.payment_id)
    expect(await refused(anna, again.payment_id)).toMatchObject({ details: { reason: 'withdrawn' } })
  })

  it('[PAY-01] Premium ends when its last purchase is refunded in full', async () => {
    const anna = await buyer()
    const premium = async () => (await books(site.db, anna.id)).paid_user
    const first = await buy(site, provider, anna)
    const second = await buy(site, provider, anna)
    await withdraw(anna, first.payment_id)
    expect(await premium()).toBe(true)
    const events = site.eventsOf(anna.id)
    await withdraw(anna, second.payment_id)
    expect(await premium()).toBe(false)
    expect(events.at(-1)?.event).toEqual({ type: 'credits', credits: 0, paid_user: false })
    const bert = await site.member({ paid_user: true, created_at: new Date(0) })
    await withdraw(bert, (await buy(site, provider, bert)).payment_id)
    expect((await books(site.db, bert.id)).paid_user).toBe(true)
  })

  it('the same key returns the same receipt and refunds once', async () => {
    const anna = await buyer()
    const { payment_id: id } = await buy(site, provider, anna)
    const key = newKey()
    expect(await withdraw(anna, id, key)).toEqual(await withdraw(anna, id, key))
    expect(provider.refunds).toHaveLength(1)
    expect(site.mails.filter(({ subject }) => subject.includes('W-'))).toHaveLength(1)
  })

  it('requires the confirmation step', async () => {
    const anna = await buyer()
    const { payment_id: id } = await buy(site, provider, anna)
    const body = { payment: id, confirm: false }
    expect(await anna.call.raw('withdraw', { key: newKey(), body })).toMatchObject({ status: 400 })
  })

  it('is accepted while the provider is down; the job submits it later', async () => {
    const anna = await buyer()
    const { payment_id: id } = await buy(site, provider, anna)
    provider.isAway = true
    expect((await withdraw(anna, id)).payment.state).toBe('refunded')
    expect(provider.refunds).toEqual([])
    provider.isAway = false
    site.clock.add(61_000)
    await refundsJob.run(site.deps)
    expect(provider.refunds).toHaveLength(1)
  })

  it('a refund made at the provider removes its share of unused credits once', async () => {
    const anna = await buyer()
    const { payment_id: id } = await buy(site, provider, anna)
    const { reference } = provider.last()
    const update = provider.set(reference, { state: 'paid', refundedMinor: 650 })
    await notify(site, update)
    await notify(site, update)
    expect((await anna.call('getPayment', { query: { id } })).payment.state).toBe('partially_refunded')
    expect(await books(site.db, anna.id)).toMatchObject({ credits: 15, ledger: 15, lots: 15 })
  })

  it('a chargeback after a withdrawal removes nothing twice', async () => {
    const anna = await buyer()
    const { payment_id: id } = await buy(site, provider, anna)
    await withdraw(anna, id)
    await notify(site, provider.set(provider.last().reference, { state: 'paid', isChargedBack: true }))
    expect((await anna.call('getPayment', { query: { id } })).payment.state).toBe('charged_back')
    expect(await books(site.db, anna.id)).toMatchObject({ credits: 0, ledger: 0, lots: 0 })
  })
})

describe('the refunded amount', () => {
  it('is the whole price for untouched credits, otherwise their share, rounded up', () => {
    expect(refundMinor(1334, 30, 30)).toBe(1334)
    expect(refundMinor(1299, 30, 20)).toBe(866)
    expect(refundMinor(499, 10, 6)).toBe(300)
    expect(refundMinor(499, 10, 0)).toBe(0)
  })
})
