import sql from 'sql-template-tag'
import { describeOnEngine } from '../../testing'
import {
  addDiscountCode,
  books,
  buy,
  newKey,
  notify,
  order,
  shown,
  smsCode,
  spend,
  usePaymentSite,
} from '../../testing/money'
import { atOnce } from '../../testing/social'
import { refundByOperator } from './refunds/operatorRefund.service'
import { sendRefunds } from './refunds/sendRefunds.service'

const dayMs = 86_400_000

describeOnEngine('special cases of payments', (engine) => {
  const { site, provider } = usePaymentSite({ engine })
  beforeEach(async () => {
    await addDiscountCode(site, 'SPRING', 50)
  })

  const member = () => site.member({ country: 'NL', created_at: new Date(0) })
  const pay = (reference: string) => notify(site, provider.set(reference, { state: 'paid' }))

  it('[PAY-03] returning in two tabs during the webhook creates one order and one receipt', async () => {
    const anna = await member()
    const key = newKey()
    const [first, second] = await atOnce(2, () => order(anna, undefined, key))
    const id = first?.payment_id ?? 0
    expect(second?.payment_id).toBe(id)
    const paid = provider.set(provider.last().reference, { state: 'paid' })
    site.clock.add(3001)
    await Promise.all([notify(site, paid), shown(anna, id), shown(anna, id), notify(site, paid)])
    expect(await shown(anna, id)).toMatchObject({ state: 'paid', receipt_number: '2026-000001' })
    expect(await books(site.db, anna.id)).toMatchObject({ credits: 30, ledger: 30, lots: 30 })
    expect(site.mails).toHaveLength(1)
    expect(provider.payments.size).toBe(1)
  })

  it('[PAY-07] the second attempt keeps the discount when the first one expires', async () => {
    const anna = await member()
    const body = { package: 'p1', method: 'ideal', code: 'SPRING' } as const
    const first = await order(anna, body)
    const expiring = provider.last().reference
    const second = await order(anna, body)
    const { reference } = provider.last()
    await notify(site, provider.set(reference, { state: 'pending' }))
    await notify(site, provider.set(expiring, { state: 'expired' }))
    expect(await anna.call.refused('startPayment', { key: newKey(), body })).toMatchObject({
      code: 'discount_used',
    })
    await pay(reference)
    expect(await shown(anna, second.payment_id)).toMatchObject({ state: 'paid', price: 650, credits: 30 })
    expect(await shown(anna, first.payment_id)).toMatchObject({ state: 'cancelled', failure: 'superseded' })
  })

  it('[PAY-03] a transfer that never arrives expires and releases its code', async () => {
    const anna = await member()
    const body = { package: 'p1', method: 'banktransfer', code: 'SPRING' } as const
    const { payment_id: id } = await order(anna, body)
    const { reference } = provider.last()
    await notify(site, provider.set(reference, { state: 'pending' }))
    await notify(site, provider.set(reference, { state: 'expired' }))
    expect(await shown(anna, id)).toMatchObject({ state: 'expired', instructions: null, redirect_url: null })
    expect((await order(anna, body)).price).toBe(650)
  })

  it('[PAY-03] a decline after a chargeback removes nothing twice', async () => {
    const anna = await member()
    const { payment_id: id } = await buy(site, provider, anna)
    await spend(site.db, anna.id, 12)
    const { reference } = provider.last()
    const taken = provider.set(reference, { isChargedBack: true })
    await atOnce(10, () => notify(site, taken))
    await notify(site, { ...taken, state: 'failed', failure: 'declined' })
    await notify(site, { ...taken, refundedMinor: 1299 })
    expect((await shown(anna, id)).state).toBe('charged_back')
    expect(await books(site.db, anna.id)).toMatchObject({ credits: 0, ledger: 0, lots: 0 })
    expect((await anna.call('getPackages')).debt_credits).toBe(12)
  })

  it('[PAY-11] refuses refunds by member and operator during a dispute', async () => {
    const anna = await member()
    const { payment_id: id } = await buy(site, provider, anna)
    const { reference } = provider.last()
    const note = () => Promise.resolve()
    const [, ...ends] = await Promise.all([
      notify(site, provider.set(reference, { isChargedBack: true })),
      anna.call
        .raw('withdraw', { key: newKey(), body: { payment: id, confirm: true } })
        .then(({ status }) => status === 200),
      refundByOperator(site.deps, { paymentId: id }, note).then(
        () => true,
        () => false,
      ),
    ])
    // One refund can precede the dispute; none can follow it.
    expect(ends.filter(Boolean).length).toBeLessThanOrEqual(1)
    await sendRefunds(site.deps)
    const before = provider.refunds.length
    expect(before).toBeLessThanOrEqual(1)
    await expect(refundByOperator(site.deps, { paymentId: id }, note)).rejects.toMatchObject({
      code: 'refund_closed',
    })
    expect(
      await anna.call.refused('withdraw', { key: newKey(), body: { payment: id, confirm: true } }),
    ).toMatchObject({ code: 'refund_closed' })
    await sendRefunds(site.deps)
    expect(provider.refunds).toHaveLength(before)
    expect(await books(site.db, anna.id)).toMatchObject({ credits: 0, ledger: 0, lots: 0 })
  })

  it('[PAY-07] five batches of concurrent checkouts, paid over weeks, use the code once', async () => {
    const anna = await member()
    const start = () =>
      anna.call.raw('startPayment', {
        key: newKey(),
        body: { package: 'p1', method: 'banktransfer', code: 'SPRING' },
      })
    // Five batches, because some concurrent orders are refused before they reach the provider.
    for (let turn = 0; turn < 5; turn += 1) await atOnce(4, start)
    const references = [...provider.payments.keys()]
    expect(references.length).toBeGreaterThan(1)
    for (const reference of references.slice(0, 3)) {
      await pay(reference)
      site.clock.add(7 * dayMs)
    }
    await Promise.all(references.slice(3).map(pay))
    const { half, back } = await site.db.one<{ half: number; back: number }>(sql`
      select count(*) filter (where state = 'paid')::int as half,
        count(*) filter (where state = 'refunded' and failure = 'discount_used')::int as back
      from payments where discount_code = 'SPRING'`)
    expect({ half, back }).toEqual({ half: 1, back: references.length - 1 })
    expect(await books(site.db, anna.id)).toMatchObject({ credits: 30, ledger: 30, lots: 30 })
  })

  it.each([
    [14_399, 974],
    [14_400, null],
    [14_401, null],
  ])('[PAY-08] %d s after sign-up TIMEBONUS25 gives %s', async (seconds, price) => {
    const anna = await site.member({ country: 'NL', created_at: site.clock.now })
    site.clock.add(seconds * 1000)
    const body = { package: 'p1', method: 'ideal', code: 'TIMEBONUS25' } as const
    const { status, body: answer } = await anna.call.raw('startPayment', { key: newKey(), body })
    expect((await anna.call('getTimeBonus')).timebonus?.code).toBe(price ? 'TIMEBONUS25' : undefined)
    if (price) expect(answer).toMatchObject({ payment: { price, discount_minor: 325 } })
    else expect({ status, answer }).toMatchObject({ status: 410, answer: { code: 'discount_expired' } })
  })

  it('[PAY-05] does not charge a card that was removed after the page was shown', async () => {
    const anna = await member()
    await order(anna)
    const mandate = { id: 'mdt-1', label: 'Visa •••• 4242' }
    await notify(site, provider.set(provider.last().reference, { state: 'paid', mandate }))
    const seen = (await anna.call('getRepeatOrder')).order
    expect(seen?.label).toBe(mandate.label)
    await site.db.run(sql`update mandates set is_active = false`)
    const { payment } = await anna.call('repeatOrder', {
      key: newKey(),
      body: { payment: seen?.payment ?? 0, price_minor: seen?.price_minor ?? 0 },
    })
    expect(payment).toMatchObject({ state: 'requires_action' })
    expect((await books(site.db, anna.id)).credits).toBe(30)
  })

  it('[PAY-06] refuses to repeat a debit after the bank returned one', async () => {
    const anna = await member()
    const debit = {
      iban: 'NL91 ABNA 0417 1643 00',
      holder: 'Anna',
      phone: '06 1234 5678',
      agreement: true,
    } as const
    const start = async () =>
      (await anna.call('startDirectDebit', { key: newKey(), body: { package: 'p1', ...debit } })).payment
        .payment_id
    const codeOf = (index: number) => smsCode(site, index)
    const confirm = (payment: number, sms_code: string) =>
      anna.call.raw('confirmDirectDebit', { key: newKey(), body: { payment, sms_code } })
    const id = await start()
    expect((await confirm(id, codeOf(0))).status).toBe(200)
    const other = await start()
    if (codeOf(0) !== codeOf(1))
      expect(await confirm(other, codeOf(0))).toMatchObject({ body: { code: 'sms_code_invalid' } })
    const debited = [...provider.payments.keys()]
    expect(debited).toHaveLength(1)
    const [reference = ''] = debited
    const mandate = { id: 'mdt-debit', label: 'NL•• 4300' }
    await notify(site, provider.set(reference, { state: 'paid', mandate }))
    expect((await anna.call('getRepeatOrder')).order?.label).toBe(mandate.label)
    site.clock.add(25 * dayMs)
    await spend(site.db, anna.id, 5)
    await notify(site, provider.set(reference, { isChargedBack: true }))
    expect((await shown(anna, id)).state).toBe('charged_back')
    expect((await anna.call('getRepeatOrder')).order).toBeNull()
    expect((await anna.call('getPackages')).debt_credits).toBe(5)
  })
})
