import sql from 'sql-template-tag'
import { describeOnEngine } from '../../../testing'
import { books, buy, newKey, notify, order, shown, spend, usePaymentSite } from '../../../testing/money'
import { refundByOperator } from './operatorRefund.service'
import { sendRefunds } from './sendRefunds.service'
import { findWaiting } from '../provider-events/webhook.repository'
import { processWebhook } from '../provider-events/webhook.service'
import type { ProviderRefund } from '../provider/PaymentProvider'

describeOnEngine('refunds reported one by one', (engine) => {
  const { site, provider } = usePaymentSite({ engine })

  const purchase = async () => {
    const anna = await site.member({ country: 'NL', created_at: new Date(0) })
    const { payment_id: id } = await buy(site, provider, anna)
    return { anna, id }
  }
  const reportRefund = (refund: Partial<ProviderRefund>) =>
    notify(site, {
      ...provider.last(),
      refund: {
        id: 'R1',
        reference: provider.last().reference,
        amountMinor: 433,
        isFailed: false,
        ...refund,
      },
    })
  const waiting = () => findWaiting(site.db, site.clock.now, 10)
  const states = () =>
    site.db.many<{ reference: string; state: string }>(sql`select reference, state from refunds order by id`)

  it('[PAY-11] a failed refund counts for nothing, even if its start is reported after its end', async () => {
    const { anna, id } = await purchase()
    await reportRefund({ id: 'R1', isFailed: true })
    await reportRefund({ id: 'R1' })
    await reportRefund({ id: 'R1', isFailed: true })
    expect(await shown(anna, id)).toMatchObject({ state: 'paid', refunded_minor: 0 })
    expect(await books(site.db, anna.id)).toMatchObject({ credits: 30, ledger: 30, lots: 30 })
    expect(await states()).toMatchObject([{ state: 'failed' }])
  })

  it('[PAY-11] two refunds of the same amount count as two, in any order and repetition', async () => {
    const { anna, id } = await purchase()
    await Promise.all([
      reportRefund({ id: 'R1' }),
      reportRefund({ id: 'R2' }),
      reportRefund({ id: 'R1' }),
      reportRefund({ id: 'R2' }),
      reportRefund({ id: 'R1' }),
    ])
    expect(await shown(anna, id)).toMatchObject({ state: 'partially_refunded', refunded_minor: 866 })
    expect(await books(site.db, anna.id)).toMatchObject({ credits: 10, ledger: 10, lots: 10 })
    expect(await waiting()).toEqual([])
    await reportRefund({ id: 'R3' })
    await reportRefund({ id: 'R4' })
    expect(await shown(anna, id)).toMatchObject({ state: 'refunded', refunded_minor: 1299 })
    expect(await books(site.db, anna.id)).toMatchObject({ credits: 0, ledger: 0, lots: 0 })
  })

  it.each(['its own reference', 'the payment’s reference'])(
    '[PAY-11] a refund that we requested counts once, reported under %s',
    async (under) => {
      const { anna, id } = await purchase()
      await spend(site.db, anna.id, 10)
      provider.refund = async () => ({ id: 'R9' })
      const { reference } = await anna.call('withdraw', {
        key: newKey(),
        body: { payment: id, confirm: true },
      })
      const refund = under === 'its own reference' ? { reference } : {}
      await reportRefund({ id: 'R9', amountMinor: 866, ...refund })
      expect(await shown(anna, id)).toMatchObject({ state: 'partially_refunded', refunded_minor: 866 })
      expect(await waiting()).toEqual([])
      expect(await states()).toEqual([{ reference, state: 'sent' }])
    },
  )

  it('[PAY-11] a report before the response to our request is matched to it', async () => {
    const { anna, id } = await purchase()
    provider.isAway = true
    const { reference } = await anna.call('withdraw', { key: newKey(), body: { payment: id, confirm: true } })
    await reportRefund({ id: 'R9', amountMinor: 1299 })
    provider.isAway = false
    provider.refund = async () => ({ id: 'R9' })
    site.clock.add(120_000)
    await sendRefunds(site.deps)
    expect(await shown(anna, id)).toMatchObject({ refunded_minor: 1299 })
    expect(await states()).toEqual([{ reference, state: 'sent' }])
  })

  it('[PAY-11] a report before the payment waits for it', async () => {
    const anna = await site.member({ country: 'NL', created_at: new Date(0) })
    const { payment_id: id } = await order(anna)
    await reportRefund({ id: 'R1' })
    expect(await shown(anna, id)).toMatchObject({ state: 'requires_action' })
    await notify(site, provider.set(provider.last().reference, { state: 'paid' }))
    for (const notice of await waiting()) await processWebhook(site.deps, notice)
    expect(await shown(anna, id)).toMatchObject({ state: 'partially_refunded', refunded_minor: 433 })
  })

  it('[PAY-11] our own failed refund is marked for the operator and restores nothing', async () => {
    const { anna, id } = await purchase()
    provider.refund = async () => ({ id: 'R9' })
    const { reference } = await anna.call('withdraw', { key: newKey(), body: { payment: id, confirm: true } })
    await reportRefund({ id: 'R9', amountMinor: 1299, isFailed: true })
    expect(await states()).toEqual([{ reference, state: 'failed' }])
    expect(await books(site.db, anna.id)).toMatchObject({ credits: 0, ledger: 0, lots: 0 })
  })

  it.each([
    { part: 'all', amountMinor: 1299, left: 0, isPaid: false },
    { part: 'a third', amountMinor: 433, left: 20, isPaid: true },
  ])(
    '[PAY-11] a failed provider refund of $part is undone, with its credits and Premium',
    async ({ amountMinor, left, isPaid }) => {
      const { anna, id } = await purchase()
      await reportRefund({ id: 'R1', amountMinor })
      expect(await books(site.db, anna.id)).toMatchObject({ credits: left, lots: left, paid_user: isPaid })
      await Promise.all([1, 2, 3].map(() => reportRefund({ id: 'R1', amountMinor, isFailed: true })))
      await reportRefund({ id: 'R1', amountMinor })
      expect(await shown(anna, id)).toMatchObject({ state: 'paid', refunded_minor: 0 })
      expect(await books(site.db, anna.id)).toEqual({ credits: 30, ledger: 30, lots: 30, paid_user: true })
      expect(await states()).toMatchObject([{ state: 'failed' }])
      expect(await waiting()).toEqual([])
    },
  )

  it('[PAY-11] an operator’s refund is sent even if an earlier one led to the same total', async () => {
    const { id } = await purchase()
    const note = async () => undefined
    const refund = (amountMinor: number) => refundByOperator(site.deps, { paymentId: id, amountMinor }, note)
    await reportRefund({ id: 'R1', amountMinor: 500 })
    await refund(100)
    await reportRefund({ id: 'R1', amountMinor: 500, isFailed: true })
    await refund(500)
    expect(provider.refunds.map(({ amountMinor }) => amountMinor)).toEqual([100, 500])
    expect(new Set((await states()).map(({ reference }) => reference)).size).toBe(3)
  })

  it('[PAY-11] undoing a refund keeps spent credits spent and other refunds counted', async () => {
    const { anna, id } = await purchase()
    await reportRefund({ id: 'R1' })
    await spend(site.db, anna.id, 15)
    await reportRefund({ id: 'R2', amountMinor: 866 })
    await reportRefund({ id: 'R2', amountMinor: 866, isFailed: true })
    expect(await shown(anna, id)).toMatchObject({ state: 'partially_refunded', refunded_minor: 433 })
    expect(await books(site.db, anna.id)).toMatchObject({ credits: 5, ledger: 5, lots: 5 })
  })
})
