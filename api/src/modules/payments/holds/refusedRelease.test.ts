import { describeOnEachEngine, useTestApp } from '../../../testing'
import { order, shown } from '../../../testing/money'
import { saveSettings } from '../../../testing/social'
import { endHold } from './holds.service'
import { paymentsJob } from '../payments.job'
import { link, noticeOf, platform } from '../provider/adyen/fakePlatform'

const minuteMs = 60_000

describeOnEachEngine('a release that the provider refuses', (engine) => {
  const site = useTestApp({ engine })
  beforeEach(async () => {
    await saveSettings(site.db, { payments: { capture: 'by_hand' } })
  })

  const sendWebhook = async (values: Parameters<typeof noticeOf>[0]) => {
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/payment-webhook/adyen',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(noticeOf(values)),
    })
    expect(answer.statusCode).toBe(200)
  }
  const later = async (minutes: number) => {
    site.clock.add(minutes * minuteMs)
    await paymentsJob.run(site.deps)
  }
  const refusedFigure = async () =>
    /^duetto_releases_refused (\d+)$/m.exec((await site.app.inject('/metrics')).body)?.[1]

  it('[PAY-03] is logged for operators and retried in an hour under a new reference', async () => {
    const { provider, requests } = platform({
      '/paymentLinks': link('active'),
      '/payments/P9/cancels': { pspReference: 'X1', status: 'received' },
    })
    site.deps.payments = provider
    const logged = jest.spyOn(site.deps.log, 'error')
    const anna = await site.member({ country: 'NL', created_at: new Date(0) })
    const { payment_id: id } = await order(anna)
    const { reference } = requests[0]?.body as { reference: string }
    const releases = () =>
      requests.filter(({ path }) => path.endsWith('/cancels')).map(({ idempotencyKey }) => idempotencyKey)
    await sendWebhook({ pspReference: 'P9', merchantReference: reference })

    await endHold(site.deps, id, 'release')
    const refusal = {
      eventCode: 'CANCELLATION',
      success: 'false',
      pspReference: 'X1',
      originalReference: 'P9',
      merchantReference: `V-${id}`,
    }
    await sendWebhook(refusal)
    await sendWebhook(refusal)
    expect((await shown(anna, id)).state).toBe('authorised')
    expect(logged).toHaveBeenCalledTimes(1)
    expect(logged).toHaveBeenCalledWith(
      expect.objectContaining({ payment: id }),
      'the provider refused to release reserved money',
    )
    expect(await refusedFigure()).toBe('1')
    await later(59)
    expect(releases()).toEqual([`V-${id}`])
    await later(1)
    expect(releases()).toEqual([`V-${id}`, `V-${id}-1`])
    expect(site.mails).toEqual([])

    await sendWebhook({ ...refusal, success: 'true', pspReference: 'X2', merchantReference: `V-${id}-1` })
    expect((await shown(anna, id)).state).toBe('cancelled')
    expect(await refusedFigure()).toBe('0')
    await later(120)
    expect(releases()).toHaveLength(2)
    expect(site.mails).toMatchObject([{ to: anna.email, subject: 'Nothing was taken for your order' }])
  })
})
