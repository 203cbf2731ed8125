import { describeOnEngine } from '../../testing'
import type { TestApp } from '../../testing'
import { books, buy, newKey, notify, order, usePaymentSite } from '../../testing/money'
import { paymentsJob } from './payments.job'

describeOnEngine('payments', (engine) => {
  const { site, provider } = usePaymentSite({ engine })

  const old = () => new Date(site.clock.now.getTime() - 30 * 86_400_000)
  const state = async (member: Awaited<ReturnType<TestApp['member']>>, id: number) =>
    (await member.call('getPayment', { query: { id } })).payment.state

  it('[PAY-01] [PAY-03] the first purchase grants the credits, makes the member Premium and updates open pages', async () => {
    const anna = await site.member({ country: 'DE', created_at: old() })
    const events = site.eventsOf(anna.id)
    const started = await order(anna, { package: 'p1', method: 'creditcard', price_minor: 1299 })
    expect(started).toMatchObject({ state: 'requires_action', price: 1299, currency: 'EUR', credits: 30 })
    expect(started.redirect_url).toMatch(/^https:/)
    await notify(site, provider.set(provider.last().reference, { state: 'paid' }))
    const { payment } = await anna.call('getPayment', { query: { id: started.payment_id } })
    expect(payment).toMatchObject({ state: 'paid', redirect_url: null, receipt_number: '2026-000001' })
    expect(await books(site.db, anna.id)).toEqual({ credits: 30, ledger: 30, lots: 30, paid_user: true })
    expect(events.map(({ event }) => event)).toEqual([{ type: 'credits', credits: 30, paid_user: true }])
    expect(site.mails.map(({ subject }) => subject)).toEqual(['Your receipt 2026-000001'])
    expect((await anna.call('getUser')).user).toMatchObject({ credits: 30, paid_user: true })
  })

  it('[PAY-03] returning before the webhook checks with the provider', async () => {
    const anna = await site.member({ created_at: old() })
    const { payment_id: id } = await order(anna)
    provider.set(provider.last().reference, { state: 'paid' })
    expect(await state(anna, id)).toBe('requires_action')
    site.clock.add(3001)
    expect(await state(anna, id)).toBe('paid')
  })

  it.each(['failed', 'cancelled', 'expired'] as const)(
    '[PAY-03] %s is reported, and can still be paid late',
    async (end) => {
      const anna = await site.member({ created_at: old() })
      const { payment_id: id } = await order(anna)
      await notify(site, provider.set(provider.last().reference, { state: end, failure: end }))
      expect(await state(anna, id)).toBe(end)
      await notify(site, provider.set(provider.last().reference, { state: 'paid' }))
      expect(await state(anna, id)).toBe('paid')
      expect((await books(site.db, anna.id)).credits).toBe(30)
    },
  )

  it('[PAY-03] a late update changes nothing', async () => {
    const anna = await site.member({ created_at: old() })
    const { payment_id: id } = await order(anna)
    const { reference } = provider.last()
    const pending = { ...provider.set(reference, { state: 'pending' }) }
    const paid = provider.set(reference, { state: 'paid' })
    await notify(site, paid)
    await notify(site, pending)
    await notify(site, { ...paid, state: 'failed', receivedMinor: 0 })
    expect(await state(anna, id)).toBe('paid')
  })

  it('[PAY-03] too little money, or another currency, grants no credits', async () => {
    const anna = await site.member({ created_at: old() })
    for (const [wrong, failure] of [
      [{ receivedMinor: 600 }, 'amount_differs'],
      [{ currency: 'PLN' }, 'currency_differs'],
    ] as const) {
      const { payment_id: id } = await order(anna)
      await notify(site, provider.set(provider.last().reference, { state: 'paid', ...wrong }))
      expect((await anna.call('getPayment', { query: { id } })).payment).toMatchObject({
        state: 'unknown',
        failure,
      })
    }
    expect((await books(site.db, anna.id)).credits).toBe(0)
  })

  it('refuses a webhook without a valid signature, and one of another provider', async () => {
    const anna = await site.member({ created_at: old() })
    await order(anna)
    const paid = provider.set(provider.last().reference, { state: 'paid' })
    expect(await notify(site, paid, { signed: false })).toBe(401)
    const other = await site.app.inject({ method: 'POST', url: '/api/payment-webhook/other', payload: '{}' })
    expect(other.statusCode).toBe(404)
    expect((await books(site.db, anna.id)).credits).toBe(0)
  })

  it('the same key returns the same order; another body is refused', async () => {
    const anna = await site.member({ created_at: old() })
    const key = newKey()
    const first = await order(anna, { package: 'p0', method: 'creditcard' }, key)
    const again = await order(anna, { package: 'p0', method: 'creditcard' }, key)
    expect(again).toEqual(first)
    expect(
      await anna.call.refused('startPayment', { key, body: { package: 'p1', method: 'creditcard' } }),
    ).toMatchObject({ status: 409, code: 'key_reused' })
    expect(provider.payments.size).toBe(1)
  })

  it('[ERROR-08] while the provider is down, the order waits for the same key', async () => {
    const anna = await site.member({ created_at: old() })
    const key = newKey()
    provider.isAway = true
    const body = { package: 'p0', method: 'creditcard' } as const
    const answer = await anna.call.raw('startPayment', { key, body })
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
    provider.isAway = false
    expect((await order(anna, body, key)).state).toBe('requires_action')
  })

  it('[TRUST-04] refuses an order at another total than shown, and reports the right one', async () => {
    const anna = await site.member({ created_at: site.clock.now })
    const body = { package: 'p1', method: 'creditcard', price_minor: 974 } as const
    site.clock.add(74 * 3_600_000)
    expect(await anna.call.refused('startPayment', { key: newKey(), body })).toMatchObject({
      code: 'conflict',
      details: { reason: 'price_changed', price_minor: 1299 },
    })
  })

  it('[PAY-02] refuses methods that are discontinued, not available in the country, or need an account number', async () => {
    const anna = await site.member({ country: 'DE', created_at: old() })
    for (const method of ['giropay', 'ideal', 'directdebit'] as const)
      expect(
        await anna.call.refused('startPayment', { key: newKey(), body: { package: 'p0', method } }),
      ).toMatchObject({ status: 409, code: 'method_unavailable' })
  })

  it('another member’s payment is not found', async () => {
    const [anna, ben] = [await site.member({ created_at: old() }), await site.member()]
    const { payment_id: id } = await order(anna)
    expect(await ben.call.refused('getPayment', { query: { id } })).toMatchObject({ status: 404 })
    expect(await ben.call.refused('getTransactions', { query: { id } })).toMatchObject({ status: 404 })
    expect(
      await ben.call.refused('withdraw', { key: newKey(), body: { payment: id, confirm: true } }),
    ).toMatchObject({ status: 404 })
  })

  it('[PAY-10] lists the purchases, newest first, with receipt and right to withdraw', async () => {
    const anna = await site.member({ created_at: old() })
    await buy(site, provider, anna, { package: 'p0', method: 'creditcard' })
    await buy(site, provider, anna, { package: 'p3', method: 'paypal' })
    const { transactions } = await anna.call('getTransactions')
    expect(transactions).toMatchObject([
      { package: 'p3', receipt_number: '2026-000002', withdraw_until: '2026-03-15T12:00:00.000Z' },
      { package: 'p0', receipt_number: '2026-000001' },
    ])
  })

  it('the job checks open payments, retries webhooks and expires orders that never reached the provider', async () => {
    const anna = await site.member({ created_at: old() })
    const { payment_id: open } = await order(anna)
    provider.set(provider.last().reference, { state: 'paid' })
    site.clock.add(21_000)
    await paymentsJob.run(site.deps)
    expect(await state(anna, open)).toBe('paid')
    provider.isAway = true
    const key = newKey()
    await anna.call.raw('startPayment', { key, body: { package: 'p0', method: 'creditcard' } })
    site.clock.add(31 * 60_000)
    await paymentsJob.run(site.deps)
    expect(await state(anna, open + 1)).toBe('expired')
  })
})
