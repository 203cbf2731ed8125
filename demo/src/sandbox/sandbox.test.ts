import { endHold } from '../../../api/src/modules/payments/holds/holds.service'
import { books, newKey } from '@duetto/api/src/testing/money'
import { saveSettings } from '@duetto/api/src/testing/social'
import { openStore } from './store'
import { makeSandboxSite } from './sandboxSite'
import type { SandboxSite } from './sandboxSite'

describe('the sandbox provider', () => {
  let sandbox: SandboxSite
  let site: SandboxSite['site']
  let folder: SandboxSite['folder']
  let store: SandboxSite['store']
  let notices: SandboxSite['notices']
  let payments: SandboxSite['payments']
  let url: SandboxSite['url']
  let secret: SandboxSite['secret']
  let buyer: SandboxSite['buyer']
  let start: SandboxSite['start']
  let press: SandboxSite['press']
  let delivered: SandboxSite['delivered']
  let shown: SandboxSite['shown']
  let repeated: SandboxSite['repeated']
  beforeAll(async () => {
    sandbox = await makeSandboxSite()
    ;({
      site,
      folder,
      store,
      notices,
      payments,
      url,
      secret,
      buyer,
      start,
      press,
      delivered,
      shown,
      repeated,
    } = sandbox)
  })
  afterAll(() => sandbox.close())
  beforeEach(() => sandbox.calm())

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

  it('[PAY-03] reserved money is captured or released by the shop, and released after a week', async () => {
    await saveSettings(site.db, { payments: { capture: 'by_hand' } })
    const anna = await buyer()
    const reserve = async () => {
      const payment = await start(anna, 'creditcard')
      await press(payment.redirect_url, { use: '4242424242424242' })
      await delivered()
      expect((await shown(anna, payment.payment_id)).state).toBe('authorised')
      return payment.payment_id
    }
    const [taken, given, forgotten] = [await reserve(), await reserve(), await reserve()]
    await endHold(site.deps, taken, 'capture')
    await endHold(site.deps, given, 'release')
    payments.travel(7 * 86_400_000)
    await delivered()
    const states = [taken, given, forgotten].map(async (id) => (await shown(anna, id)).state)
    expect(await Promise.all(states)).toEqual(['paid', 'cancelled', 'cancelled'])
    expect((await books(site.db, anna.id)).credits).toBe(30)
    await saveSettings(site.db, {})
  })

  it('a number that is no test card is refused on the page', async () => {
    const payment = await start(await buyer(), 'creditcard')
    const { html } = await press(payment.redirect_url, { number: '4111 1111 1111 1111' })
    expect(html).toContain('This is not a test card')
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
