import { dayOf } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import { describeOnEngine } from '../../../testing'
import { useTestConsole } from '../../../testing/console'
import type { TestOperator } from '../../../testing/console'
import { books, buy, notify, order, spend, usePaymentSite } from '../../../testing/money'
import { saveSettings } from '../../../testing/social'

const reason = 'The member called'

describeOnEngine('payments in the console', (engine) => {
  const { site, provider } = usePaymentSite({ engine })
  const desk = useTestConsole(site)
  let olga: TestOperator
  beforeEach(async () => {
    olga = await desk.operator('finance')
  })

  const bought = async () => {
    const anna = await site.member({ country: 'NL', created_at: new Date(0) })
    const { payment_id: id } = await buy(site, provider, anna, { package: 'p1', method: 'creditcard' })
    return { anna, id, reference: provider.last().reference }
  }
  const audited = () =>
    site.db.many(sql`select actor, action, subject, reason, before, after from audit order by id`)
  const ids = async (query: Record<string, unknown>) =>
    (await olga.call('listPayments', { query })).payments.map(({ id }) => id)

  it('lists orders by state, member, reference, provider, time and attention', async () => {
    const [first, second] = [await bought(), await bought()]
    const open = await order(first.anna, { package: 'p2', method: 'ideal' })
    expect(await ids({})).toEqual([open.payment_id, second.id, first.id])
    expect(await ids({ state: 'paid' })).toEqual([second.id, first.id])
    expect(await ids({ member: first.anna.id, state: 'paid' })).toEqual([first.id])
    expect(await ids({ reference: second.reference })).toEqual([second.id])
    const { payment } = await olga.call('getPayment', { query: { id: first.id } })
    expect(await ids({ reference: payment.receipt_number })).toEqual([first.id])
    expect(await ids({ reference: String(first.id) })).toEqual([first.id])
    expect(await ids({ provider: provider.name })).toHaveLength(3)
    expect(await ids({ provider: 'another' })).toEqual([])
    const today = dayOf(site.clock.now)
    expect(await ids({ from: today, to: today })).toHaveLength(3)
    expect(await ids({ from: '2001-01-01', to: '2001-01-02' })).toEqual([])
    await notify(site, provider.set(provider.last().reference, { state: 'paid', receivedMinor: 1 }))
    expect(await ids({ attention: 'unclear' })).toEqual([open.payment_id])
    expect((await olga.raw('listPayments', { query: { state: 'stolen' } })).status).toBe(400)
  })

  it('shows a payment with every notice of the provider, and no other payment’s', async () => {
    const [first, second] = [await bought(), await bought()]
    await notify(site, provider.set(first.reference, { isChargedBack: true }))
    const { payment } = await olga.call('getPayment', { query: { id: first.id } })
    expect(payment).toMatchObject({ state: 'charged_back', attempts: [{ reference: first.reference }] })
    expect(payment.notices).toMatchObject([
      { state: 'paid', is_charged_back: false, result: 'applied' },
      { is_charged_back: true, result: 'applied' },
    ])
    const other = await olga.call('getPayment', { query: { id: second.id } })
    expect(other.payment.notices).toHaveLength(1)
    expect((await olga.raw('getPayment', { query: { id: 999_999 } })).status).toBe(404)
  })

  it('refunds in part and then the rest, with reason and audit', async () => {
    const { id } = await bought()
    const { payment } = await olga.call('refundPayment', { body: { id, amount_minor: 100, reason } })
    expect(payment).toMatchObject({
      state: 'partially_refunded',
      refunded_minor: 100,
      acts: { refund: true },
    })
    const rest = await olga.call('refundPayment', { body: { id, reason } })
    expect(rest.payment).toMatchObject({ state: 'refunded', acts: { refund: false, charge_back: false } })
    expect(rest.payment.refunds).toHaveLength(2)
    expect(await olga.raw('refundPayment', { body: { id, reason } })).toMatchObject({
      status: 409,
      body: { code: 'refund_closed' },
    })
    expect(await audited()).toMatchObject([
      {
        actor: olga.login,
        action: 'refund',
        subject: `payment ${id}`,
        reason,
        before: { state: 'paid', refunded_minor: 0 },
        after: { state: 'partially_refunded', refunded_minor: 100 },
      },
      { before: { refunded_minor: 100 }, after: { state: 'refunded' } },
    ])
  })

  it('withdraws for a member, even a suspended one, once', async () => {
    const { anna, id } = await bought()
    await site.db.run(sql`update users set status = 'suspended' where id = ${anna.id}`)
    const shown = (await olga.call('getPayment', { query: { id } })).payment
    const { payment } = await olga.call('withdrawPayment', { body: { id, reason } })
    expect(payment).toMatchObject({ state: 'refunded', refunded_minor: shown.withdrawal_minor })
    await olga.call('withdrawPayment', { body: { id, reason } })
    expect(await audited()).toMatchObject([{ action: 'withdrawal', reason, before: { state: 'paid' } }])
    expect(await books(site.db, anna.id)).toMatchObject({ credits: 0, ledger: 0, lots: 0 })
  })

  it('[PAY-03] captures or releases reserved money once, even if operators decide at the same time', async () => {
    await saveSettings(site.db, { payments: { capture: 'by_hand' } })
    const anna = await site.member({ created_at: new Date(0) })
    const { payment_id: id } = await order(anna)
    await notify(site, provider.set(provider.last().reference, { state: 'authorised' }))
    expect(await ids({ attention: 'held' })).toEqual([id])
    const answers = await Promise.all(
      (['capture', 'release', 'capture', 'release'] as const).map((decision) =>
        olga.raw('endHold', { body: { id, decision, reason } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(provider.ends).toHaveLength(1)
    expect(await audited()).toHaveLength(1)
  })

  it('[PAY-03] records a chargeback once among concurrent refunds and chargebacks, and the books balance', async () => {
    const { anna, id, reference } = await bought()
    await spend(site.db, anna.id, 4)
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => olga.raw('chargeBackPayment', { body: { id, reason } })),
      ...[1, 2].map(() => olga.raw('refundPayment', { body: { id, reason } })),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await audited()).toHaveLength(1)
    const { credits, ledger, lots } = await books(site.db, anna.id)
    expect([ledger, lots]).toEqual([credits, credits])
    await notify(site, provider.set(reference, { isChargedBack: true }))
    expect(await books(site.db, anna.id)).toMatchObject({ credits })
  })

  it('needs a reason for each act', async () => {
    const { id } = await bought()
    for (const call of ['refundPayment', 'withdrawPayment', 'chargeBackPayment', 'closePayment'] as const)
      expect((await olga.raw(call, { body: { id } })).status).toBe(400)
    expect(await audited()).toEqual([])
  })
})
