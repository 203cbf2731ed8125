import sql from 'sql-template-tag'
import { endHold } from '../src/modules/payments/holds/holds.service'
import { describeOnEngine, createTestApp } from '../src/testing'
import type { TestApp } from '../src/testing'
import { link, noticeOf, platform } from '../src/modules/payments/provider/adyen/fakePlatform'
import { order, shown } from '../src/testing/money'
import { saveSettings } from '../src/testing/social'
import { runOps } from './runOps'

describeOnEngine('ops payments close', (engine) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp({ engine })
  })
  beforeEach(async () => {
    await site.reset()
    await saveSettings(site.db, { payments: { capture: 'by_hand' } })
  })
  afterAll(() => site.close())

  const close = (id: number) =>
    runOps({ deps: site.deps, actor: 'olga', registryDir: '', cwd: '' }, [
      ...['payments', 'close', String(id), '--reason', 'gone at Adyen', '--json'],
    ])
  const deliverWebhook = async (values: Parameters<typeof noticeOf>[0]) => {
    const { statusCode } = await site.app.inject({
      method: 'POST',
      url: '/api/payment-webhook/adyen',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(noticeOf(values)),
    })
    expect(statusCode).toBe(200)
  }

  it('[PAY-03] ends only an order whose release was refused, once, and notifies the member', async () => {
    const { provider, requests } = platform({
      '/paymentLinks': link('active'),
      '/payments/P9/cancels': { pspReference: 'X1', status: 'received' },
    })
    site.deps.payments = provider
    jest.spyOn(site.deps.log, 'error').mockImplementation()
    const anna = await site.member({ country: 'NL', created_at: new Date(0) })
    const { payment_id: id } = await order(anna)
    const { reference } = requests[0]?.body as { reference: string }
    await deliverWebhook({ pspReference: 'P9', merchantReference: reference })
    expect((await close(id)).code).toBe(1)

    await endHold(site.deps, id, 'release')
    expect(await shown(anna, id)).toMatchObject({ state: 'authorised', hold_decision: 'release' })
    expect((await close(id)).code).toBe(1)
    await deliverWebhook({
      eventCode: 'CANCELLATION',
      success: 'false',
      pspReference: 'X1',
      originalReference: 'P9',
      merchantReference: `V-${id}`,
    })
    expect(site.mails).toEqual([])

    const { code, output } = await close(id)
    expect([code, JSON.parse(output)]).toMatchObject([0, [{ state: 'cancelled' }]])
    expect(await shown(anna, id)).toMatchObject({ state: 'cancelled', hold_decision: null })
    expect(site.mails).toMatchObject([{ to: anna.email, subject: 'Nothing was taken for your order' }])
    expect((await close(id)).code).toBe(1)
    expect(site.mails).toHaveLength(1)
    expect(await site.db.many(sql`select actor, action, subject, reason from audit`)).toEqual([
      { actor: 'olga', action: 'close', subject: `payment ${id}`, reason: 'gone at Adyen' },
    ])
  })
})
