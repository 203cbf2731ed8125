import sql from 'sql-template-tag'
import { describeOnEngine } from '../../../testing'
import type { TestMember } from '../../../testing'
import { isWaitingForLock } from '../../../testing/locks'
import {
  buyWithStoredCard,
  newKey,
  notify,
  order,
  shown,
  storedCard,
  usePaymentSite,
} from '../../../testing/money'
import { until } from '../../../testing/runningApi'
import { eraseUser } from '../../accounts/deletion/erasure'
import { paymentsJob } from '../payments.job'
import { saveMandate } from './mandates.repository'
import { deleteEnded } from './mandates.service'

describeOnEngine('stored cards', (engine) => {
  const { site, provider } = usePaymentSite({ engine })

  const member = () => site.member({ country: 'IT', created_at: new Date(0) })
  const labelOf = async (anna: TestMember) => (await anna.call('getRepeatOrder')).order?.label
  const pay = () =>
    notify(site, provider.set(provider.last().reference, { state: 'paid', mandate: storedCard }))
  const findCards = () => site.db.many(sql`select label, is_active from mandates`)
  const isInNotices = async () =>
    (await site.db.many(sql`select 1 from provider_notices where payload::text like ${`%${storedCard.id}%`}`))
      .length > 0

  it('[PAY-05] [TRUST-10] no order and no notice holds the id or label of a card that was removed', async () => {
    const anna = await buyWithStoredCard(site, provider, await member())
    await anna.call('repeatOrder', { key: newKey(), body: { payment: 1, price_minor: 1299 } })
    await anna.call('removeStoredMethod', { body: { method: 'creditcard' } })
    await deleteEnded(site.deps)
    expect(await isInNotices()).toBe(false)
    expect(await site.db.many(sql`select payload->'mandate' as mandate from provider_notices`)).toEqual([
      { mandate: null },
    ])
    expect(await site.db.many(sql`select mandate from payment_attempts`)).toEqual([
      { mandate: null },
      { mandate: null },
    ])
  })

  it('[PAY-05] [TRUST-10] a notice of no payment of ours keeps no card', async () => {
    await order(await member())
    await notify(site, { ...provider.last(), reference: 'other', state: 'paid', mandate: storedCard })
    expect(await site.db.many(sql`select result from provider_notices`)).toEqual([
      { result: 'no such payment' },
    ])
    expect(await isInNotices()).toBe(false)
  })

  it('marks a notice without a payment as processed', async () => {
    expect(await notify(site, null)).toBe(200)
    expect(
      await site.db.many(
        sql`select payload, result, processed_at is not null as is_done from provider_notices`,
      ),
    ).toEqual([{ payload: null, result: 'not about a payment', is_done: true }])
  })

  it('[PAY-05] [TRUST-10] stores the card of a notice that a retry processes, then forgets the notice’s copy', async () => {
    const anna = await member()
    const { payment_id: id } = await order(anna)
    jest.spyOn(site.deps.db, 'tx').mockRejectedValueOnce(new Error('connection lost'))
    await pay()
    expect((await shown(anna, id)).state).toBe('requires_action')
    expect(await isInNotices()).toBe(true)
    site.clock.add(6000)
    await paymentsJob.run(site.deps)
    expect((await shown(anna, id)).state).toBe('paid')
    expect(await labelOf(anna)).toBe(storedCard.label)
    expect(await isInNotices()).toBe(false)
  })

  it('[PAY-05] [TRUST-10] a card that a notice names after the erasure is deleted at the provider', async () => {
    const anna = await member()
    await order(anna)
    await eraseUser(site.deps, anna.id)
    await pay()
    expect(await findCards()).toEqual([{ label: '', is_active: false }])
    expect([...provider.mandates]).toEqual([storedCard.id])
    await deleteEnded(site.deps)
    expect([...provider.mandates]).toEqual([])
    expect(await isInNotices()).toBe(false)
  })

  it('[PAY-05] [TRUST-10] a card named between deletion and erasure survives a reactivation, not the erasure', async () => {
    const anna = await member()
    await order(anna)
    const setDeleted = (at: Date | null) =>
      site.db.run(sql`
        update users set status = ${at ? 'deleted' : 'active'}, deleted_at = ${at} where id = ${anna.id}`)
    await setDeleted(site.clock.now)
    await pay()
    await setDeleted(null)
    expect(await labelOf(anna)).toBe(storedCard.label)
    await eraseUser(site.deps, anna.id)
    await deleteEnded(site.deps)
    expect([...provider.mandates]).toEqual([])
    expect(await findCards()).toEqual([{ label: '', is_active: false }])
  })

  it('[PAY-05] [TRUST-10] erasure waits for a card that is being stored, and deletes it too', async () => {
    const anna = await member()
    const { payment_id: id } = await order(anna)
    const payment = { id, user_id: anna.id, method: 'creditcard' } as const
    let commit = () => {}
    const isCommitting = new Promise<void>((done) => (commit = done))
    let signalReady = () => {}
    const isReady = new Promise<void>((done) => (signalReady = done))
    const saving = site.db.tx(async (tx) => {
      await saveMandate(tx, payment, 'sandbox', storedCard, site.clock.now)
      signalReady()
      await isCommitting
    })
    await isReady
    const erasing = eraseUser(site.deps, anna.id)
    if (engine === 'postgres') await until(() => isWaitingForLock(site.db))
    commit()
    await Promise.all([saving, erasing])
    expect(await findCards()).toEqual([{ label: '', is_active: false }])
  })
})
