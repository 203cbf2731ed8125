import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PaymentMethod } from '@duetto/shared/domain'
import { processNotice } from '../src/modules/payments/notices.service'
import { sendRefunds } from '../src/modules/refunds/send.service'
import { findWaiting } from '../src/modules/payments/notices.repository'
import { createSandboxProvider } from '../src/modules/payments/provider/sandboxProvider'
import { makeTestApp } from '../src/testing'
import type { TestApp, TestMember } from '../src/testing'
import { books, newKey, order } from '../src/testing/money'
import { noFaults } from './faults'
import type { Faults } from './faults'
import { createNotices } from './notices'
import type { Notices } from './notices'
import { createPayments } from './payments'
import type { Payments } from './payments'
import { createSandboxServer } from './server'
import { openStore } from './store'
import type { Store } from './store'

const secret = 'secret-of-this-very-test'

describe('the sandbox provider', () => {
  let site: TestApp
  let folder: string
  let store: Store
  let notices: Notices
  let payments: Payments
  let server: Server
  let url: string
  let faults: Faults

  beforeAll(async () => {
    site = await makeTestApp({ now: new Date() })
    await site.app.listen({ port: 0, host: '127.0.0.1' })
    folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
    store = openStore(folder)
    notices = createNotices(store, secret)
    faults = noFaults()
    payments = createPayments(store, notices, 'http://sandbox.test', faults)
    server = createSandboxServer({ store, notices, payments, secret, faults })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const api = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`
    const webhookUrl = `${api}/api/payment-webhook/sandbox`
    site.deps.payments = createSandboxProvider({ url, secret, webhookUrl })
  })
  afterAll(async () => {
    await site.close()
    server.closeAllConnections()
    server.close()
    rmSync(folder, { recursive: true })
  })
  beforeEach(() => {
    notices.mode = 'normal'
    Object.assign(faults, noFaults())
  })

  const longAgo = () => new Date(site.clock.now.getTime() - 30 * 86_400_000)
  const buyer = () => site.member({ country: 'NL', created_at: longAgo() })

  /** What the browser does on the provider's page; gives where it is sent. */
  const press = async (redirectUrl: string | null, form: Record<string, string>) => {
    const { pathname } = new URL(redirectUrl ?? '')
    const page = await fetch(url + pathname)
    expect(page.status).toBe(200)
    const answer = await fetch(url + pathname, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
    })
    return { to: answer.headers.get('location'), html: answer.status === 200 ? await answer.text() : '' }
  }
  const repeated = async (member: TestMember) => {
    const { order: seen } = await member.call('getRepeatOrder')
    return { key: newKey(), body: { payment: seen?.payment ?? 0, price_minor: seen?.price_minor ?? 0 } }
  }
  const control = (form: Record<string, string>) =>
    fetch(`${url}/console`, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  const start = (member: TestMember, method: PaymentMethod) => order(member, { package: 'p1', method })

  /** Until the notices that were sent have been taken. */
  const delivered = async () => {
    const isWaiting = () =>
      store.notices().some(({ state, attempts }) => state === 'waiting' && attempts === 0)
    while (isWaiting()) await new Promise((done) => setImmediate(done))
    for (const id of await findWaiting(site.db, new Date(), 50)) await processNotice(site.deps, id)
  }
  const shown = async (member: TestMember, id: number) =>
    (await member.call('getPayment', { query: { id } })).payment

  it('[PAY-03] a card is paid on its page, and the browser comes back to the order', async () => {
    const anna = await buyer()
    const payment = await start(anna, 'creditcard')
    const { to } = await press(payment.redirect_url, { number: '4242 4242 4242 4242' })
    expect(to).toBe(`${site.deps.config.publicUrl}/credits/p1/creditcard?payment=${payment.payment_id}`)
    await delivered()
    expect(await shown(anna, payment.payment_id)).toMatchObject({ state: 'paid' })
    expect(await books(site.db, anna.id)).toMatchObject({ credits: 30, ledger: 30 })
  })

  it('[PAY-03] a declined card, a cancelled and an expired payment are told', async () => {
    const anna = await buyer()
    for (const [form, state] of [
      [{ use: '4000000000000002' }, 'failed'],
      [{ use: '4000000000000069' }, 'failed'],
      [{ outcome: 'cancelled' }, 'cancelled'],
    ] as const) {
      const payment = await start(anna, 'creditcard')
      await press(payment.redirect_url, form)
      await delivered()
      expect((await shown(anna, payment.payment_id)).state).toBe(state)
    }
  })

  it('[PAY-03] 3-D Secure asks first, then it is paid', async () => {
    const anna = await buyer()
    const payment = await start(anna, 'creditcard')
    const { html } = await press(payment.redirect_url, { use: '4000000000003220' })
    expect(html).toContain('is it you?')
    expect((await shown(anna, payment.payment_id)).state).toBe('requires_action')
    await press(payment.redirect_url, { outcome: 'ok', card: '4000000000003220' })
    await delivered()
    expect((await shown(anna, payment.payment_id)).state).toBe('paid')
  })

  it('a number that is no test card is refused on the page', async () => {
    const payment = await start(await buyer(), 'creditcard')
    const { html } = await press(payment.redirect_url, { number: '4111 1111 1111 1111' })
    expect(html).toContain('This is no test card')
  })

  it('[PAY-05] the card that is paid once is declined when the order is repeated', async () => {
    const anna = await buyer()
    const payment = await start(anna, 'creditcard')
    await press(payment.redirect_url, { use: '4000000000000341' })
    await delivered()
    expect(await anna.call.refused('repeatOrder', await repeated(anna))).toMatchObject({
      code: 'recurring_failed',
    })
    const ben = await buyer()
    const his = await start(ben, 'creditcard')
    await press(his.redirect_url, { use: '4242424242424242' })
    await delivered()
    expect((await ben.call('repeatOrder', await repeated(ben))).payment.state).toBe('paid')
  })

  it('a lost notice is made good by asking, one that is sent twice counts once', async () => {
    const anna = await buyer()
    notices.mode = 'drop'
    const payment = await start(anna, 'ideal')
    await press(payment.redirect_url, { outcome: 'ok' })
    site.clock.add(3001)
    expect((await shown(anna, payment.payment_id)).state).toBe('paid')
    notices.mode = 'duplicate'
    const second = await start(anna, 'ideal')
    await press(second.redirect_url, { outcome: 'over' })
    await delivered()
    expect(await books(site.db, anna.id)).toMatchObject({ credits: 60, ledger: 60, lots: 60 })
  })

  it('a notice signed with another secret changes nothing', async () => {
    const anna = await buyer()
    notices.mode = 'missign'
    const payment = await start(anna, 'ideal')
    await press(payment.redirect_url, { outcome: 'ok' })
    await delivered()
    expect((await books(site.db, anna.id)).credits).toBe(0)
    expect((await shown(anna, payment.payment_id)).state).toBe('requires_action')
  })

  it('[PAY-11] money goes back to where it came from, once', async () => {
    const anna = await buyer()
    const payment = await start(anna, 'ideal')
    await press(payment.redirect_url, { outcome: 'ok' })
    await delivered()
    const key = newKey()
    const body = { payment: payment.payment_id, confirm: true } as const
    await anna.call('withdraw', { key, body })
    await anna.call('withdraw', { key, body })
    const kept = store.payments().find(({ return_url: to }) => to.endsWith(`=${payment.payment_id}`))
    expect(kept).toMatchObject({ refunded_minor: 1299 })
    await delivered()
    expect((await shown(anna, payment.payment_id)).state).toBe('refunded')
  })

  it('a charge-back from the console takes the unused credits', async () => {
    const anna = await buyer()
    const payment = await start(anna, 'paypal')
    await press(payment.redirect_url, { outcome: 'ok' })
    await delivered()
    const { id } = store.payments().find(({ return_url: to }) => to.endsWith(`=${payment.payment_id}`)) ?? {
      id: '',
    }
    await fetch(`${url}/console`, {
      method: 'POST',
      body: new URLSearchParams({ payment: id, outcome: 'charged_back' }),
      redirect: 'manual',
    })
    await delivered()
    expect((await shown(anna, payment.payment_id)).state).toBe('charged_back')
    expect((await books(site.db, anna.id)).credits).toBe(0)
  })

  it('[PAY-06] a debit is on its way first, and so is one of a stored mandate', async () => {
    const anna = await buyer()
    const debit = async (iban: string) => {
      const form = { package: 'p0', iban, holder: 'Anna', phone: '0612345678', agreement: true } as const
      const { payment } = await anna.call('startDirectDebit', { key: newKey(), body: form })
      const code = /\d{6}/.exec(site.smses.at(-1)?.text ?? '')?.[0] ?? ''
      const body = { payment: payment.payment_id, sms_code: code }
      return (await anna.call('confirmDirectDebit', { key: newKey(), body })).payment
    }
    const settleAll = async () => {
      for (const { id, due } of store.payments()) if (due) payments.settle(id, due.outcome)
      await delivered()
    }
    const refusedOne = await debit('NL28ABNA0417160002')
    const first = await debit('NL91ABNA0417164300')
    expect(first.state).toBe('pending')
    await settleAll()
    expect((await shown(anna, refusedOne.payment_id)).state).toBe('failed')
    expect((await shown(anna, first.payment_id)).state).toBe('paid')
    const { payment } = await anna.call('repeatOrder', await repeated(anna))
    expect(payment).toMatchObject({ state: 'pending', method: 'directdebit' })
    await settleAll()
    expect((await books(site.db, anna.id)).credits).toBe(20)
  })

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

  it('keeps its memory over a restart', () => {
    expect(openStore(folder).payments()).toEqual(store.payments())
  })

  it('answers its calls only with the key, and its pages only to themselves', async () => {
    expect((await fetch(`${url}/v1/payments/x`)).status).toBe(401)
    const foreign = await fetch(`${url}/console`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect(foreign.status).toBe(403)
    expect((await fetch(`${url}/pay/none`)).status).toBe(404)
    const bad = await fetch(`${url}/v1/payments`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}` },
      body: '{',
    })
    expect(bad.status).toBe(400)
  })
})
