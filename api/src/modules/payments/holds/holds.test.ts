import sql from 'sql-template-tag'
import { describeOnEachEngine } from '../../../testing'
import type { TestMember } from '../../../testing'
import { books, newKey, notify, order, shown, usePaymentSite } from '../../../testing/money'
import { atOnce, saveSettings } from '../../../testing/social'
import { endHold } from './holds.service'
import { paymentsJob } from '../payments.job'

const hourMs = 3_600_000

describeOnEachEngine('holds', (engine) => {
  const { site, provider } = usePaymentSite({ engine })
  beforeEach(async () => {
    await saveSettings(site.db, { payments: { capture: 'by_hand' } })
  })

  const member = () => site.member({ country: 'NL', created_at: new Date(0) })
  const nothing = { credits: 0, ledger: 0, lots: 0, paid_user: false }
  const all = { credits: 30, ledger: 30, lots: 30, paid_user: true }
  const reserve = async (anna: TestMember) => {
    const { payment_id: id } = await order(anna)
    const { reference } = provider.last()
    await notify(site, provider.set(reference, { state: 'authorised' }))
    return { id, reference }
  }
  const state = async (anna: TestMember, id: number) => (await shown(anna, id)).state
  const later = async (hours: number) => {
    site.clock.add(hours * hourMs)
    await paymentsJob.run(site.deps)
  }

  it('[PAY-03] grants nothing until the capture, then credits and a receipt, once', async () => {
    const anna = await member()
    const { id } = await reserve(anna)
    expect(await shown(anna, id)).toMatchObject({
      state: 'authorised',
      received_minor: 0,
      receipt_number: null,
      withdraw_until: null,
    })
    expect(await books(site.db, anna.id)).toEqual(nothing)
    expect(site.mails).toEqual([])
    expect(await endHold(site.deps, id, 'capture')).toBe(true)
    expect(await shown(anna, id)).toMatchObject({ state: 'paid', received_minor: 1299 })
    expect(await endHold(site.deps, id, 'capture')).toBe(false)
    expect(await books(site.db, anna.id)).toEqual(all)
    expect(site.mails).toHaveLength(1)
    expect(provider.ends).toEqual([`C-${id}`])
  })

  it('[PAY-03] captures automatically after the hours set at the order', async () => {
    await saveSettings(site.db, { payments: { capture: 5 } })
    const anna = await member()
    const { id } = await reserve(anna)
    await saveSettings(site.db, { payments: { capture: 'by_hand' } })
    await later(4.9)
    expect(await state(anna, id)).toBe('authorised')
    await later(0.2)
    expect(await state(anna, id)).toBe('paid')
    expect(await books(site.db, anna.id)).toEqual(all)
  })

  it('[PAY-03] releases a hold that is not captured in time, and its code', async () => {
    await site.db.run(
      sql`insert into discount_codes (code, percent, validity) values ('SPRING', 50, 'once-per-user')`,
    )
    const anna = await member()
    const { payment_id: id } = await order(anna, { package: 'p1', method: 'creditcard', code: 'SPRING' })
    await notify(site, provider.set(provider.last().reference, { state: 'authorised' }))
    const again = () =>
      anna.call.raw('startPayment', {
        key: newKey(),
        body: { package: 'p1', method: 'creditcard', code: 'SPRING' },
      })
    expect((await again()).body).toMatchObject({ code: 'discount_used' })
    await later(6 * 24 - 0.1)
    expect(await state(anna, id)).toBe('authorised')
    await later(0.2)
    expect(await state(anna, id)).toBe('cancelled')
    expect(provider.ends).toEqual([`V-${id}`])
    expect(await books(site.db, anna.id)).toEqual(nothing)
    expect((await again()).status).toBe(200)
    const [mail, ...others] = site.mails
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: anna.email, subject: 'Nothing was taken for your order' })
    expect(mail?.text).toContain(`${site.deps.config.publicUrl}/transactions/${id}`)
  })

  it('[PAY-03] the member can cancel an authorised payment', async () => {
    const anna = await member()
    const { id } = await reserve(anna)
    const { payment } = await anna.call('cancelPayment', { body: { payment: id } })
    expect(payment.state).toBe('cancelled')
    expect(provider.ends).toEqual([`V-${id}`])
    expect(await endHold(site.deps, id, 'capture')).toBe(false)
  })

  it('[PAY-03] one of twenty concurrent captures succeeds', async () => {
    const anna = await member()
    const { id } = await reserve(anna)
    const ours = await atOnce(20, () => endHold(site.deps, id, 'capture'))
    expect(ours.filter(Boolean)).toHaveLength(1)
    expect(await state(anna, id)).toBe('paid')
    expect(await books(site.db, anna.id)).toEqual(all)
  })

  it('[PAY-03] a concurrent capture and cancellation lead to one decision and one request', async () => {
    const seen = new Set<string>()
    for (let round = 0; round < 6; round += 1) {
      const anna = await member()
      const { id } = await reserve(anna)
      await atOnce<unknown>(8, (index) =>
        (index + round) % 2 === 0
          ? endHold(site.deps, id, 'capture')
          : anna.call('cancelPayment', { body: { payment: id } }),
      )
      const ended = await state(anna, id)
      seen.add(ended)
      expect(provider.ends.filter((end) => end.endsWith(`-${id}`))).toEqual([
        ended === 'paid' ? `C-${id}` : `V-${id}`,
      ])
      expect(await books(site.db, anna.id)).toEqual(ended === 'paid' ? all : nothing)
    }
    for (const ended of seen) expect(['paid', 'cancelled']).toContain(ended)
  }, 30_000)

  it('[PAY-03] repeats a decision until the provider has applied it', async () => {
    const anna = await member()
    const { id } = await reserve(anna)
    provider.isAway = true
    expect(await endHold(site.deps, id, 'capture')).toBe(true)
    expect(await state(anna, id)).toBe('authorised')
    expect((await anna.call('cancelPayment', { body: { payment: id } })).payment.state).toBe('authorised')
    provider.isAway = false
    provider.losesAnswers = true
    await later(0.2)
    expect(await state(anna, id)).toBe('authorised')
    provider.losesAnswers = false
    await later(0.2)
    expect(await state(anna, id)).toBe('paid')
    expect(provider.ends).toEqual([`C-${id}`])
  })

  it('[PAY-03] ignores late updates of an earlier attempt, and a repeated authorisation', async () => {
    const anna = await member()
    const { id, reference } = await reserve(anna)
    const { providerId } = provider.last()
    const sendWebhook = (update: 'failed' | 'expired' | 'authorised') =>
      notify(site, { ...provider.last(), providerId, reference, state: update })
    await sendWebhook('failed')
    await sendWebhook('expired')
    expect(await state(anna, id)).toBe('authorised')
    await endHold(site.deps, id, 'release')
    await notify(site, { ...provider.last(), state: 'authorised', receivedMinor: 1299 })
    expect(await state(anna, id)).toBe('cancelled')
  })

  it('[PAY-03] a hold that lapsed at the provider ends when it is captured', async () => {
    const anna = await member()
    const { id, reference } = await reserve(anna)
    provider.set(reference, { state: 'expired' })
    await endHold(site.deps, id, 'capture')
    expect(await state(anna, id)).toBe('cancelled')
    expect(await books(site.db, anna.id)).toEqual(nothing)
  })

  it('[PAY-05] captures a stored card, whose response was lost, under the webhook’s id', async () => {
    await saveSettings(site.db, {})
    const anna = await member()
    await order(anna)
    const mandate = { id: 'mdt', label: 'Visa •••• 4242' }
    await notify(site, provider.set(provider.last().reference, { state: 'paid', mandate }))
    await saveSettings(site.db, { payments: { capture: 'by_hand' } })
    const { order: offer } = await anna.call('getRepeatOrder')
    provider.losesAnswers = true
    const { payment } = await anna.call('repeatOrder', {
      key: newKey(),
      body: { payment: offer?.payment ?? 0, price_minor: offer?.price_minor ?? 0 },
    })
    expect(payment.state).toBe('unknown')
    provider.losesAnswers = false
    await notify(site, provider.last())
    await endHold(site.deps, payment.payment_id, 'capture')
    expect(await state(anna, payment.payment_id)).toBe('paid')
  })

  it('[PAY-03] a refused capture grants nothing', async () => {
    const anna = await member()
    const { id, reference } = await reserve(anna)
    provider.capture = async () => null
    await endHold(site.deps, id, 'capture')
    await notify(
      site,
      provider.set(reference, { state: 'paid', isChargedBack: true, failure: 'capture_failed' }),
    )
    expect(site.mails.map(({ subject }) => subject)).toEqual(['Nothing was taken for your order'])
    expect(await shown(anna, id)).toMatchObject({ state: 'failed', failure: 'capture_failed' })
    expect(await books(site.db, anna.id)).toEqual(nothing)
  })

  it('[PAY-05] authorises a stored card as well; immediate methods have no hold', async () => {
    const anna = await member()
    const { payment_id: id } = await order(anna, { package: 'p1', method: 'ideal' })
    await notify(site, provider.set(provider.last().reference, { state: 'paid' }))
    expect(await state(anna, id)).toBe('paid')
    const { id: first, reference } = await reserve(anna)
    await notify(
      site,
      provider.set(reference, { state: 'authorised', mandate: { id: 'mdt', label: 'Visa •••• 4242' } }),
    )
    await endHold(site.deps, first, 'capture')
    const { order: offer } = await anna.call('getRepeatOrder')
    const { payment } = await anna.call('repeatOrder', {
      key: newKey(),
      body: { payment: offer?.payment ?? 0, price_minor: offer?.price_minor ?? 0 },
    })
    expect(payment.state).toBe('authorised')
    expect((await books(site.db, anna.id)).credits).toBe(60)
  })
})
