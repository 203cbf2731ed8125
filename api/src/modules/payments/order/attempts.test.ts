import { describeOnEngine } from '../../../testing'
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

const account = {
  kind: 'transfer',
  recipient: 'Duetto B.V.',
  iban: 'NL91ABNA0417164300',
  bic: 'ABNANL2A',
  code: null,
  reference: 'D-77',
  expires: '2026-03-08T12:00:00.000Z',
} as const

describeOnEngine('open payments', (engine) => {
  const { site, provider } = usePaymentSite({ engine })

  const member = () => site.member({ country: 'NL', created_at: new Date(0) })

  it('[PAY-03] shows a transfer’s instructions on the page, in the list and by e-mail, until it is paid', async () => {
    const anna = await member()
    provider.instructions = account
    const { payment_id: id } = await order(anna, { package: 'p1', method: 'banktransfer' })
    expect((await shown(anna, id)).instructions).toEqual(account)
    expect((await anna.call('getTransactions')).transactions).toMatchObject([{ instructions: account }])
    expect(site.mails).toHaveLength(1)
    expect(site.mails[0]?.text).toContain('NL91ABNA0417164300')
    expect(site.mails[0]?.text).toContain('D-77')
    await notify(site, provider.set(provider.last().reference, { state: 'paid' }))
    expect((await shown(anna, id)).instructions).toBeNull()
  })

  it('[PAY-03] reports a partial payment, and the rest completes it', async () => {
    const anna = await member()
    const { payment_id: id } = await order(anna, { package: 'p1', method: 'banktransfer' })
    const { reference } = provider.last()
    await notify(site, provider.set(reference, { state: 'paid', receivedMinor: 600 }))
    expect(await shown(anna, id)).toMatchObject({
      state: 'unknown',
      failure: 'amount_differs',
      received_minor: 600,
      price: 1299,
    })
    await notify(site, provider.set(reference, { state: 'paid', receivedMinor: 1299 }))
    expect(await shown(anna, id)).toMatchObject({ state: 'paid', received_minor: 1299 })
    expect((await books(site.db, anna.id)).credits).toBe(30)
  })

  it('[PAY-03] a cancelled payment still counts when its money arrives', async () => {
    const anna = await member()
    const { payment_id: id } = await order(anna, { package: 'p1', method: 'ideal' })
    const { reference } = provider.last()
    expect((await anna.call('cancelPayment', { body: { payment: id } })).payment.state).toBe('cancelled')
    expect(provider.cancelled).toHaveLength(1)
    await notify(site, provider.set(reference, { state: 'paid' }))
    expect((await shown(anna, id)).state).toBe('paid')
  })

  it('[PAY-03] cancelling a payment that was just paid has no effect', async () => {
    const anna = await member()
    const { payment_id: id } = await order(anna, { package: 'p1', method: 'ideal' })
    provider.set(provider.last().reference, { state: 'paid' })
    expect((await anna.call('cancelPayment', { body: { payment: id } })).payment.state).toBe('paid')
    expect((await books(site.db, anna.id)).credits).toBe(30)
  })

  it('[PAY-06] requesting a debit’s code keeps the discount free, and the code can be sent again', async () => {
    const anna = await site.member({ country: 'NL', created_at: site.clock.now })
    const { payment } = await anna.call('startDirectDebit', { key: newKey(), body: debitForm })
    expect(payment.price).toBe(974)
    expect((await anna.call('getTimeBonus')).timebonus).not.toBeNull()
    expect((await anna.call('getPackages')).discount?.percent).toBe(25)
    const waiting = await anna.call('getDirectDebit', { query: { id: payment.payment_id } })
    expect(waiting).toMatchObject({ phone_hint: '+31 ••• 678', iban_hint: 'NL•• •••• 4300', tries_left: 5 })
    const first = smsCode(site, 0)
    site.clock.add(60_000)
    const again = await anna.call('sendDirectDebitCode', {
      key: newKey(),
      body: { payment: payment.payment_id },
    })
    expect(again.code_expires).toBe('2026-03-01T12:11:00.000Z')
    const second = smsCode(site, 1)
    const confirm = (sms_code: string) =>
      anna.call.raw('confirmDirectDebit', { key: newKey(), body: { payment: payment.payment_id, sms_code } })
    if (first !== second) expect((await confirm(first)).body).toMatchObject({ code: 'sms_code_invalid' })
    expect((await confirm(second)).status).toBe(200)
    await anna
      .call('sendDirectDebitCode', { key: newKey(), body: { payment: payment.payment_id } })
      .catch(() => {})
    expect(site.smses).toHaveLength(2)
  })
})
