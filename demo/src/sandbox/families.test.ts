import { newKey } from '@duetto/api/src/testing/money'
import { sendRefunds } from '../../../api/src/modules/payments/refunds/sendRefunds.service'
import { makeSandboxSite } from './testSite'
import type { SandboxSite } from './testSite'

describe('the sandbox, family by family', () => {
  let sandbox: SandboxSite
  let site: SandboxSite['site']
  let store: SandboxSite['store']
  let buyer: SandboxSite['buyer']
  let start: SandboxSite['start']
  let press: SandboxSite['press']
  let control: SandboxSite['control']
  let delivered: SandboxSite['delivered']
  let shown: SandboxSite['shown']
  beforeAll(async () => {
    sandbox = await makeSandboxSite()
    ;({ site, store, buyer, start, press, control, delivered, shown } = sandbox)
  })
  afterAll(() => sandbox.close())
  beforeEach(() => sandbox.calm())

  it('[PAY-03] says why a card failed', async () => {
    const anna = await buyer()
    for (const [number, failure] of [
      ['4000000000009995', 'insufficient_funds'],
      ['4000000000009987', 'card_lost'],
      ['4000000000000069', 'card_expired'],
    ] as const) {
      const payment = await start(anna, 'creditcard')
      await press(payment.redirect_url, { use: number })
      await delivered()
      expect(await shown(anna, payment.payment_id)).toMatchObject({ state: 'failed', failure })
    }
    const payment = await start(anna, 'creditcard')
    await press(payment.redirect_url, { outcome: 'ok', card: '4000008400001629' })
    await delivered()
    expect((await shown(anna, payment.payment_id)).failure).toBe('declined')
  })

  it('[PAY-03] a transfer says where to pay, waits for a week, and then expires', async () => {
    const anna = await buyer()
    const payment = await start(anna, 'banktransfer')
    expect(payment.instructions).toMatchObject({ kind: 'transfer', iban: 'NL91ABNA0417164300' })
    await control({ travel: '24' })
    expect((await shown(anna, payment.payment_id)).state).toBe('requires_action')
    await control({ travel: String(24 * 7) })
    await delivered()
    expect((await shown(anna, payment.payment_id)).state).toBe('expired')
  })

  it('[PAY-03] a voucher asks for its PIN, and refuses a wrong one', async () => {
    const anna = await buyer()
    for (const [code, state] of [
      ['0000000000000000', 'failed'],
      ['0000111122223333', 'paid'],
    ] as const) {
      const payment = await start(anna, 'paysafecard')
      await press(payment.redirect_url, { outcome: 'ok', code })
      await delivered()
      expect((await shown(anna, payment.payment_id)).state).toBe(state)
    }
  })

  it('[PAY-06] a debit that is returned after three weeks blocks the method', async () => {
    const anna = await buyer()
    const form = {
      package: 'p0',
      iban: 'NL15ABNA0417166444',
      holder: 'Anna',
      phone: '0612345678',
      agreement: true,
    } as const
    const { payment } = await anna.call('startDirectDebit', { key: newKey(), body: form })
    const code = /\d{6}/.exec(site.smses.at(-1)?.text ?? '')?.[0] ?? ''
    await anna.call('confirmDirectDebit', {
      key: newKey(),
      body: { payment: payment.payment_id, sms_code: code },
    })
    await control({ travel: '1' })
    await delivered()
    expect((await shown(anna, payment.payment_id)).state).toBe('paid')
    await control({ travel: String(24 * 28) })
    await delivered()
    expect((await shown(anna, payment.payment_id)).state).toBe('charged_back')
    expect(await anna.call.refused('startDirectDebit', { key: newKey(), body: form })).toMatchObject({
      code: 'method_blocked',
    })
  })

  it('[ERROR-08] away it says so; a refund that it refuses is sent again later', async () => {
    const anna = await buyer()
    const payment = await start(anna, 'ideal')
    await press(payment.redirect_url, { outcome: 'ok' })
    await delivered()
    await control({ fault: 'away' })
    expect(
      await anna.call.refused('startPayment', { key: newKey(), body: { package: 'p0', method: 'ideal' } }),
    ).toMatchObject({ status: 503 })
    await control({ fault: 'away' })
    await control({ fault: 'refunds' })
    await anna.call('withdraw', { key: newKey(), body: { payment: payment.payment_id, confirm: true } })
    const kept = () => store.payments().find(({ return_url: to }) => to.endsWith(`=${payment.payment_id}`))
    expect(kept()?.refunded_minor).toBe(0)
    await control({ fault: 'refunds' })
    site.clock.add(61_000)
    await sendRefunds(site.deps)
    expect(kept()?.refunded_minor).toBe(1299)
  })
})
