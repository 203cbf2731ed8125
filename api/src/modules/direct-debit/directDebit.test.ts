import type { CallBody } from '@duetto/shared/contract'
import sql from 'sql-template-tag'
import { describeOnEngine } from '../../testing'
import type { TestMember } from '../../testing'
import { books, debitForm, newKey, notify, smsCode, usePaymentSite } from '../../testing/money'
import { atOnce } from '../../testing/social'
import { directDebitJob } from './directDebit.job'
import { readIban } from './iban'
import { readPhone } from './phone'

const minuteMs = 60_000

describeOnEngine('direct debit', (engine) => {
  const { site, provider } = usePaymentSite({ engine })

  const buyer = () => site.member({ country: 'NL', created_at: new Date(0) })
  const start = (member: TestMember, values: Partial<CallBody<'startDirectDebit'>> = {}, key = newKey()) =>
    member.call('startDirectDebit', { key, body: { ...debitForm, ...values } })
  const refused = (member: TestMember, values: Record<string, unknown> = {}) =>
    member.call.refused('startDirectDebit', {
      key: newKey(),
      body: { ...debitForm, ...values },
    })
  const lastCode = () => smsCode(site)
  const confirm = (member: TestMember, payment: number, code = lastCode()) =>
    member.call('confirmDirectDebit', { key: newKey(), body: { payment, sms_code: code } })
  const misconfirm = (member: TestMember, payment: number, code = lastCode()) =>
    member.call.refused('confirmDirectDebit', { key: newKey(), body: { payment, sms_code: code } })
  const wrong = () => (lastCode() === '000000' ? '000001' : '000000')
  const debit = async (member: TestMember, packageId: 'p0' | 'p1' | 'p2' | 'p3' = 'p1') => {
    const { payment } = await start(member, { package: packageId })
    await confirm(member, payment.payment_id)
    return payment.payment_id
  }

  it('[PAY-06] asks for IBAN, phone and consent, then the code, then debits', async () => {
    const anna = await buyer()
    const { payment, phone_hint: hint, code_expires: expires } = await start(anna)
    expect(payment).toMatchObject({
      state: 'created',
      method: 'directdebit',
      price: 1299,
      redirect_url: null,
    })
    expect([hint, expires]).toEqual(['+31 ••• 678', '2026-03-01T12:10:00.000Z'])
    expect(site.smses).toMatchObject([{ phone: '+31612345678' }])
    expect(provider.payments.size).toBe(0)
    expect((await confirm(anna, payment.payment_id)).payment.state).toBe('pending')
    expect((await confirm(anna, payment.payment_id)).payment.state).toBe('pending')
    expect(provider.payments.size).toBe(1)
    await notify(site, provider.set(provider.last().reference, { state: 'paid' }))
    expect((await books(site.db, anna.id)).credits).toBe(30)
  })

  it('[PAY-06] deletes the account number once the provider has it, or the code has expired', async () => {
    const anna = await buyer()
    const findIbans = () =>
      site.db.many(sql`select payment_id from directdebit_requests where iban is not null`)
    await debit(anna)
    expect(await findIbans()).toEqual([])
    await start(anna)
    expect(await findIbans()).toHaveLength(1)
    site.clock.add(11 * minuteMs)
    await directDebitJob.run(site.deps)
    expect(await findIbans()).toEqual([])
  })

  it('[PAY-06] refuses a wrong account number, a wrong phone and a missing agreement, by field', async () => {
    const anna = await buyer()
    for (const [field, value] of [
      ['iban', 'NL91 ABNA 0417 1643 01'],
      ['phone', '12'],
      ['agreement', false],
    ] as const)
      expect(await refused(anna, { [field]: value })).toMatchObject({ code: 'bad_input', details: { field } })
    expect(site.smses).toEqual([])
  })

  it('[PAY-06] reports a wrong code with the tries left; after five, the right code is refused', async () => {
    const anna = await buyer()
    const { payment } = await start(anna)
    const left: unknown[] = []
    for (let index = 0; index < 5; index += 1) {
      const refusal = await misconfirm(anna, payment.payment_id, wrong())
      expect(refusal.code).toBe('sms_code_invalid')
      left.push(refusal.details?.['tries_left'])
    }
    expect(left).toEqual([4, 3, 2, 1, 0])
    expect(await misconfirm(anna, payment.payment_id)).toMatchObject({
      status: 410,
      code: 'sms_code_expired',
    })
    expect(provider.payments.size).toBe(0)
  })

  it('[PAY-06] fifty concurrent guesses use five tries', async () => {
    const anna = await buyer()
    const { payment } = await start(anna)
    const guess = wrong()
    const refusals = await atOnce(50, () => misconfirm(anna, payment.payment_id, guess))
    expect(refusals.filter(({ code }) => code === 'sms_code_invalid')).toHaveLength(5)
  })

  it('[PAY-06] a code is valid for ten minutes', async () => {
    const anna = await buyer()
    const { payment } = await start(anna)
    site.clock.add(10 * minuteMs)
    expect(await misconfirm(anna, payment.payment_id)).toMatchObject({ code: 'sms_code_expired' })
  })

  it('[PAY-06] sends at most three codes an hour, even for ten concurrent requests', async () => {
    const anna = await buyer()
    const answers = await atOnce(10, () =>
      anna.call.raw('startDirectDebit', { key: newKey(), body: debitForm }),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(site.smses).toHaveLength(3)
    expect(await refused(anna)).toMatchObject({ status: 429, code: 'sms_limit', details: { limit: 3 } })
    site.clock.add(60 * minuteMs)
    await start(anna)
  })

  it('the same key sends no second code', async () => {
    const anna = await buyer()
    const key = newKey()
    const first = await start(anna, {}, key)
    expect((await start(anna, {}, key)).payment).toEqual(first.payment)
    expect(site.smses).toHaveLength(1)
  })

  it('[PAY-06] allows two open debits, and 250 in thirty days', async () => {
    const anna = await buyer()
    await debit(anna)
    await debit(anna)
    expect(await refused(anna)).toMatchObject({ code: 'debit_limit', details: { reason: 'open', limit: 2 } })
    for (const reference of provider.payments.keys())
      await notify(site, provider.set(reference, { state: 'paid' }))
    for (let index = 0; index < 3; index += 1) {
      site.clock.add(61 * minuteMs)
      await debit(anna, 'p3')
      await notify(site, provider.set(provider.last().reference, { state: 'paid' }))
    }
    site.clock.add(61 * minuteMs)
    expect(await refused(anna, { package: 'p3' })).toMatchObject({
      code: 'debit_limit',
      details: { reason: 'amount', limit_minor: 25_000, left_minor: 25_000 - 2 * 1299 - 3 * 5999 },
    })
    await start(anna, { package: 'p1' })
  })

  it('[PAY-06] concurrent confirmations do not exceed the limit', async () => {
    const anna = await buyer()
    const codes: [number, string][] = []
    for (let index = 0; index < 3; index += 1) {
      const { payment } = await start(anna)
      codes.push([payment.payment_id, lastCode()])
    }
    const answers = await Promise.all(
      codes.map(([payment, code]) =>
        anna.call.raw('confirmDirectDebit', { key: newKey(), body: { payment, sms_code: code } }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(provider.payments.size).toBe(2)
  })

  it('[PAY-06] a returned debit blocks the method and removes the unused credits', async () => {
    const anna = await buyer()
    await debit(anna)
    const { reference } = provider.last()
    await notify(site, provider.set(reference, { state: 'paid' }))
    await notify(site, provider.set(reference, { isChargedBack: true }))
    expect(await books(site.db, anna.id)).toMatchObject({ credits: 0, ledger: 0 })
    expect(await refused(anna)).toMatchObject({ status: 403, code: 'method_blocked' })
    const { methods } = await anna.call('getPaymentMethods')
    expect(methods.find(({ id }) => id === 'directdebit')?.status).toBe('blocked')
  })

  it('refuses to confirm another member’s order', async () => {
    const [anna, ben] = [await buyer(), await buyer()]
    const { payment } = await start(anna)
    expect(await misconfirm(ben, payment.payment_id)).toMatchObject({ status: 404 })
  })

  it('does not ask for the code again if the provider was down at the confirmation', async () => {
    const anna = await buyer()
    const { payment } = await start(anna)
    provider.isAway = true
    expect(await misconfirm(anna, payment.payment_id)).toMatchObject({ status: 503 })
    provider.isAway = false
    expect((await confirm(anna, payment.payment_id)).payment.state).toBe('pending')
  })
})

describe('account and phone numbers', () => {
  it.each([
    ['nl91abna0417164300', 'NL91ABNA0417164300'],
    ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['IT60 X054 2811 1010 0000 0123 456', 'IT60X0542811101000000123456'],
    ['DE89 3704 0044 0532 0130 01', null],
    ['NL91 ABNA 0417 1643 0', null],
    ['XX91 ABNA 0417 1643 00', null],
    ['', null],
    ['IBAN:\u00a0NL91\u202fABNA\t0417–1643.00\u200b', 'NL91ABNA0417164300'],
    ['AL47 2121 1009 0000 0002 3569 8741', 'AL47212110090000000235698741'],
    ['MD24 AG00 0225 1000 1310 4168', 'MD24AG000225100013104168'],
    ['ME25 5050 0001 2345 6789 51', 'ME25505000012345678951'],
    ['MK07 2501 2000 0058 984', 'MK07250120000058984'],
    ['RS35 2600 0560 1001 6113 79', 'RS35260005601001611379'],
    ['TR33 0006 1005 1978 6457 8413 26', null],
  ])('[PAY-06] reads %s', (text, expected) => expect(readIban(text)).toBe(expected))

  it.each([
    ['06 1234 5678', 'NL', '+31612345678'],
    ['+39 347 123 4567', 'NL', '+393471234567'],
    ['0039 347 123 4567', 'DE', '+393471234567'],
    ['347 123 4567', 'IT', '+393471234567'],
    ['06 1234 5678', 'IT', null],
    ['0031 6 12 34 56 78', 'US', '+31612345678'],
    ['\u202a06\u2009１２３４\u201156 78\u202c', 'NL', '+31612345678'],
    ['+49 (0)151 23456789', 'NL', '+4915123456789'],
    ['12', 'NL', null],
    ['call me', 'NL', null],
    ['+31 6 12 34 56 78 90 12 34 56', 'NL', null],
  ] as const)('reads %s in %s', (text, country, expected) => expect(readPhone(text, country)).toBe(expected))
})
