import { newKey } from '@duetto/api/src/testing/money'
import { sendRefunds } from '@duetto/api/src/modules/payments/refunds/sendRefunds.service'
import { createSandboxSite } from './testSite'
import type { SandboxSite } from './testSite'

describe('sandbox provider by payment method', () => {
  let sandbox: SandboxSite
  beforeAll(async () => {
    sandbox = await createSandboxSite()
  })
  afterAll(() => sandbox.close())
  beforeEach(() => sandbox.reset())

  it('[PAY-03] reports why a card failed', async () => {
    const anna = await sandbox.buyer()
    for (const [number, failure] of [
      ['4000000000009995', 'insufficient_funds'],
      ['4000000000009987', 'card_lost'],
      ['4000000000000069', 'card_expired'],
    ] as const) {
      const payment = await sandbox.start(anna, 'creditcard')
      await sandbox.press(payment.redirect_url, { use: number })
      await sandbox.delivered()
      expect(await sandbox.getPayment(anna, payment.payment_id)).toMatchObject({ state: 'failed', failure })
    }
    const payment = await sandbox.start(anna, 'creditcard')
    await sandbox.press(payment.redirect_url, { outcome: 'ok', card: '4000008400001629' })
    await sandbox.delivered()
    expect((await sandbox.getPayment(anna, payment.payment_id)).failure).toBe('declined')
  })

  it('[PAY-03] shows instructions for a transfer, which expires after a week', async () => {
    const anna = await sandbox.buyer()
    const payment = await sandbox.start(anna, 'banktransfer')
    expect(payment.instructions).toMatchObject({ kind: 'transfer', iban: 'NL91ABNA0417164300' })
    await sandbox.control({ travel: '24' })
    expect((await sandbox.getPayment(anna, payment.payment_id)).state).toBe('requires_action')
    await sandbox.control({ travel: String(24 * 7) })
    await sandbox.delivered()
    expect((await sandbox.getPayment(anna, payment.payment_id)).state).toBe('expired')
  })

  it('[PAY-03] asks for a voucher’s PIN and refuses a wrong one', async () => {
    const anna = await sandbox.buyer()
    for (const [code, state] of [
      ['0000000000000000', 'failed'],
      ['0000111122223333', 'paid'],
    ] as const) {
      const payment = await sandbox.start(anna, 'paysafecard')
      await sandbox.press(payment.redirect_url, { outcome: 'ok', code })
      await sandbox.delivered()
      expect((await sandbox.getPayment(anna, payment.payment_id)).state).toBe(state)
    }
  })

  it('[PAY-06] a debit returned after three weeks blocks direct debit', async () => {
    const anna = await sandbox.buyer()
    const form = {
      package: 'p0',
      iban: 'NL15ABNA0417166444',
      holder: 'Anna',
      phone: '0612345678',
      agreement: true,
    } as const
    const { payment } = await anna.call('startDirectDebit', { key: newKey(), body: form })
    const code = /\d{6}/.exec(sandbox.site.smses.at(-1)?.text ?? '')?.[0] ?? ''
    await anna.call('confirmDirectDebit', {
      key: newKey(),
      body: { payment: payment.payment_id, sms_code: code },
    })
    await sandbox.control({ travel: '1' })
    await sandbox.delivered()
    expect((await sandbox.getPayment(anna, payment.payment_id)).state).toBe('paid')
    await sandbox.control({ travel: String(24 * 28) })
    await sandbox.delivered()
    expect((await sandbox.getPayment(anna, payment.payment_id)).state).toBe('charged_back')
    expect(await anna.call.refused('startDirectDebit', { key: newKey(), body: form })).toMatchObject({
      code: 'method_blocked',
    })
  })

  it('[ERROR-08] refuses orders while the provider is down and retries refused refunds', async () => {
    const anna = await sandbox.buyer()
    const payment = await sandbox.start(anna, 'ideal')
    await sandbox.press(payment.redirect_url, { outcome: 'ok' })
    await sandbox.delivered()
    await sandbox.control({ fault: 'away' })
    expect(
      await anna.call.refused('startPayment', { key: newKey(), body: { package: 'p0', method: 'ideal' } }),
    ).toMatchObject({ status: 503 })
    await sandbox.control({ fault: 'away' })
    await sandbox.control({ fault: 'refunds' })
    await anna.call('withdraw', { key: newKey(), body: { payment: payment.payment_id, confirm: true } })
    const stored = () => sandbox.stored(payment.payment_id)
    expect(stored()?.refunded_minor).toBe(0)
    await sandbox.control({ fault: 'refunds' })
    sandbox.site.clock.add(61_000)
    await sendRefunds(sandbox.site.deps)
    expect(stored()?.refunded_minor).toBe(1299)
  })
})
