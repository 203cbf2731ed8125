import { endHold } from '../../../api/src/modules/payments/holds/holds.service'
import { books, newKey } from '@duetto/api/src/testing/money'
import { saveSettings } from '@duetto/api/src/testing/social'
import { openStore } from './store'
import { createSandboxSite } from './testSite'
import type { SandboxSite } from './testSite'

describe('sandbox provider', () => {
  let sandbox: SandboxSite
  beforeAll(async () => {
    sandbox = await createSandboxSite()
  })
  afterAll(() => sandbox.close())
  beforeEach(() => sandbox.reset())

  it('[PAY-03] charges a card on its page and redirects to the order', async () => {
    const anna = await sandbox.buyer()
    const payment = await sandbox.start(anna, 'creditcard')
    const { to } = await sandbox.press(payment.redirect_url, { number: '4242 4242 4242 4242' })
    expect(to).toBe(
      `${sandbox.site.deps.config.publicUrl}/credits/p1/creditcard?payment=${payment.payment_id}`,
    )
    await sandbox.delivered()
    expect(await sandbox.getPayment(anna, payment.payment_id)).toMatchObject({ state: 'paid' })
    expect(await books(sandbox.site.db, anna.id)).toMatchObject({ credits: 30, ledger: 30 })
  })

  it('[PAY-03] reports declined and expired cards and cancelled payments', async () => {
    const anna = await sandbox.buyer()
    for (const [form, state] of [
      [{ use: '4000000000000002' }, 'failed'],
      [{ use: '4000000000000069' }, 'failed'],
      [{ outcome: 'cancelled' }, 'cancelled'],
    ] as const) {
      const payment = await sandbox.start(anna, 'creditcard')
      await sandbox.press(payment.redirect_url, form)
      await sandbox.delivered()
      expect((await sandbox.getPayment(anna, payment.payment_id)).state).toBe(state)
    }
  })

  it('[PAY-03] asks for a 3-D Secure confirmation before it charges the card', async () => {
    const anna = await sandbox.buyer()
    const payment = await sandbox.start(anna, 'creditcard')
    const { html } = await sandbox.press(payment.redirect_url, { use: '4000000000003220' })
    expect(html).toContain('is it you?')
    expect((await sandbox.getPayment(anna, payment.payment_id)).state).toBe('requires_action')
    await sandbox.press(payment.redirect_url, { outcome: 'ok', card: '4000000000003220' })
    await sandbox.delivered()
    expect((await sandbox.getPayment(anna, payment.payment_id)).state).toBe('paid')
  })

  it('[PAY-03] captures or releases reserved money, and releases it after a week', async () => {
    await saveSettings(sandbox.site.db, { payments: { capture: 'by_hand' } })
    const anna = await sandbox.buyer()
    const reserve = async () => {
      const payment = await sandbox.start(anna, 'creditcard')
      await sandbox.press(payment.redirect_url, { use: '4242424242424242' })
      await sandbox.delivered()
      expect((await sandbox.getPayment(anna, payment.payment_id)).state).toBe('authorised')
      return payment.payment_id
    }
    const [captured, released, expired] = [await reserve(), await reserve(), await reserve()]
    await endHold(sandbox.site.deps, captured, 'capture')
    await endHold(sandbox.site.deps, released, 'release')
    sandbox.payments.advanceClock(7 * 86_400_000)
    await sandbox.delivered()
    const states = [captured, released, expired].map(async (id) => (await sandbox.getPayment(anna, id)).state)
    expect(await Promise.all(states)).toEqual(['paid', 'cancelled', 'cancelled'])
    expect((await books(sandbox.site.db, anna.id)).credits).toBe(30)
    await saveSettings(sandbox.site.db, {})
  })

  it('refuses numbers that are not test cards', async () => {
    const payment = await sandbox.start(await sandbox.buyer(), 'creditcard')
    const { html } = await sandbox.press(payment.redirect_url, { number: '4111 1111 1111 1111' })
    expect(html).toContain('This is not a test card')
  })

  it('[PAY-05] declines a repeated order with the card that can be charged once', async () => {
    const anna = await sandbox.buyer()
    const payment = await sandbox.start(anna, 'creditcard')
    await sandbox.press(payment.redirect_url, { use: '4000000000000341' })
    await sandbox.delivered()
    expect(await anna.call.refused('repeatOrder', await sandbox.repeatOf(anna))).toMatchObject({
      code: 'recurring_failed',
    })
    const ben = await sandbox.buyer()
    const his = await sandbox.start(ben, 'creditcard')
    await sandbox.press(his.redirect_url, { use: '4242424242424242' })
    await sandbox.delivered()
    expect((await ben.call('repeatOrder', await sandbox.repeatOf(ben))).payment.state).toBe('paid')
  })

  it('recovers from lost webhooks and counts duplicate webhooks once', async () => {
    const anna = await sandbox.buyer()
    sandbox.webhooks.mode = 'drop'
    const payment = await sandbox.start(anna, 'ideal')
    await sandbox.press(payment.redirect_url, { outcome: 'ok' })
    sandbox.site.clock.add(3001)
    expect((await sandbox.getPayment(anna, payment.payment_id)).state).toBe('paid')
    sandbox.webhooks.mode = 'duplicate'
    const second = await sandbox.start(anna, 'ideal')
    await sandbox.press(second.redirect_url, { outcome: 'over' })
    await sandbox.delivered()
    expect(await books(sandbox.site.db, anna.id)).toMatchObject({ credits: 60, ledger: 60, lots: 60 })
  })

  it('ignores webhooks with a wrong signature', async () => {
    const anna = await sandbox.buyer()
    sandbox.webhooks.mode = 'missign'
    const payment = await sandbox.start(anna, 'ideal')
    await sandbox.press(payment.redirect_url, { outcome: 'ok' })
    await sandbox.delivered()
    expect((await books(sandbox.site.db, anna.id)).credits).toBe(0)
    expect((await sandbox.getPayment(anna, payment.payment_id)).state).toBe('requires_action')
  })

  it('[PAY-11] refunds a withdrawn payment once', async () => {
    const anna = await sandbox.buyer()
    const payment = await sandbox.start(anna, 'ideal')
    await sandbox.press(payment.redirect_url, { outcome: 'ok' })
    await sandbox.delivered()
    const key = newKey()
    const body = { payment: payment.payment_id, confirm: true } as const
    await anna.call('withdraw', { key, body })
    await anna.call('withdraw', { key, body })
    const stored = sandbox.stored(payment.payment_id)
    expect(stored).toMatchObject({ refunded_minor: 1299 })
    await sandbox.delivered()
    expect((await sandbox.getPayment(anna, payment.payment_id)).state).toBe('refunded')
  })

  it('refunds no more than was paid, in one or several parts', async () => {
    const anna = await sandbox.buyer()
    const payment = await sandbox.start(anna, 'ideal')
    await sandbox.press(payment.redirect_url, { outcome: 'ok' })
    await sandbox.delivered()
    const { id = '' } = sandbox.stored(payment.payment_id) ?? {}
    const refund = async (reference: string, amount_minor: number) => {
      const answer = await fetch(`${sandbox.url}/v1/payments/${id}/refunds`, {
        method: 'POST',
        headers: { authorization: `Bearer ${sandbox.secret}`, 'content-type': 'application/json' },
        body: JSON.stringify({ reference, amount_minor }),
      })
      return answer.status
    }
    expect(await refund('R-1', 1300)).toBe(409)
    expect(await refund('R-2', 1000)).toBe(200)
    expect(await refund('R-3', 300)).toBe(409)
    expect(await refund('R-4', 299)).toBe(200)
    expect(sandbox.stored(payment.payment_id)).toMatchObject({ refunded_minor: 1299 })
  })

  it('removes unused credits on a chargeback from the console', async () => {
    const anna = await sandbox.buyer()
    const payment = await sandbox.start(anna, 'paypal')
    await sandbox.press(payment.redirect_url, { outcome: 'ok' })
    await sandbox.delivered()
    const { id } = sandbox.stored(payment.payment_id) ?? {
      id: '',
    }
    await fetch(`${sandbox.url}/console`, {
      method: 'POST',
      body: new URLSearchParams({ payment: id, outcome: 'charged_back' }),
      redirect: 'manual',
    })
    await sandbox.delivered()
    expect((await sandbox.getPayment(anna, payment.payment_id)).state).toBe('charged_back')
    expect((await books(sandbox.site.db, anna.id)).credits).toBe(0)
  })

  it('[PAY-06] debits stay pending until they settle, also with a stored mandate', async () => {
    const anna = await sandbox.buyer()
    const debit = async (iban: string) => {
      const form = { package: 'p0', iban, holder: 'Anna', phone: '0612345678', agreement: true } as const
      const { payment } = await anna.call('startDirectDebit', { key: newKey(), body: form })
      const code = /\d{6}/.exec(sandbox.site.smses.at(-1)?.text ?? '')?.[0] ?? ''
      const body = { payment: payment.payment_id, sms_code: code }
      return (await anna.call('confirmDirectDebit', { key: newKey(), body })).payment
    }
    const settleAll = async () => {
      for (const { id, due } of sandbox.store.payments()) if (due) sandbox.payments.settle(id, due.outcome)
      await sandbox.delivered()
    }
    const refused = await debit('NL28ABNA0417160002')
    const first = await debit('NL91ABNA0417164300')
    expect(first.state).toBe('pending')
    await settleAll()
    expect((await sandbox.getPayment(anna, refused.payment_id)).state).toBe('failed')
    expect((await sandbox.getPayment(anna, first.payment_id)).state).toBe('paid')
    const { payment } = await anna.call('repeatOrder', await sandbox.repeatOf(anna))
    expect(payment).toMatchObject({ state: 'pending', method: 'directdebit' })
    await settleAll()
    expect((await books(sandbox.site.db, anna.id)).credits).toBe(20)
  })

  it('keeps payments across restarts', () => {
    expect(openStore(sandbox.folder).payments()).toEqual(sandbox.store.payments())
  })

  it('refuses calls without the key and forms from other sites', async () => {
    expect((await fetch(`${sandbox.url}/v1/payments/x`)).status).toBe(401)
    const crossSite = await fetch(`${sandbox.url}/console`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect(crossSite.status).toBe(403)
    expect((await fetch(`${sandbox.url}/pay/none`)).status).toBe(404)
    const bad = await fetch(`${sandbox.url}/v1/payments`, {
      method: 'POST',
      headers: { authorization: `Bearer ${sandbox.secret}` },
      body: '{',
    })
    expect(bad.status).toBe(400)
  })
})
