import sql from 'sql-template-tag'
import { describeOnEngine } from '../../../testing'
import type { TestMember } from '../../../testing'
import { holdNextCall } from '../../../testing/heldCall'
import {
  books,
  buy,
  buyWithStoredCard,
  newKey,
  notify,
  storedCard,
  usePaymentSite,
} from '../../../testing/money'
import { eraseUser } from '../../accounts/deletion/erasure'
import { deleteEnded } from '../mandates/mandates.service'
import { atOnce } from '../../../testing/social'

describeOnEngine('repeating an order', (engine) => {
  const { site, provider } = usePaymentSite({ engine })

  const old = () => new Date(site.clock.now.getTime() - 30 * 86_400_000)
  const member = () => site.member({ country: 'IT', created_at: old() })
  const buyer = async () => buyWithStoredCard(site, provider, await member())
  const offerOf = async (anna: TestMember) => (await anna.call('getRepeatOrder')).order
  const repeat = async (anna: TestMember, key = newKey()) => {
    const seen = await offerOf(anna)
    if (!seen) throw new Error('nothing to repeat')
    const { payment, price_minor } = seen
    return (await anna.call('repeatOrder', { key, body: { payment, price_minor } })).payment
  }

  it('[PAY-05] [TRUST-04] shows package, card and total before anything is charged', async () => {
    const anna = await buyer()
    expect(await offerOf(anna)).toMatchObject({
      package: 'p1',
      credits: 30,
      method: 'creditcard',
      label: 'Visa •••• 4242',
      price_minor: 1299,
      currency: 'EUR',
    })
    expect(provider.payments.size).toBe(1)
    expect((await books(site.db, anna.id)).credits).toBe(30)
  })

  it('[PAY-05] offers nothing without a purchase, or if its method is gone', async () => {
    const anna = await member()
    expect(await offerOf(anna)).toBeNull()
    const body = { payment: 1, price_minor: 1299 }
    expect(await anna.call.refused('repeatOrder', { key: newKey(), body })).toMatchObject({
      status: 404,
      code: 'nothing_to_repeat',
    })
    const ben = await buyer()
    await site.db.run(
      sql`insert into method_settings (country, method, is_offered) values ('IT', 'creditcard', false)`,
    )
    expect(await offerOf(ben)).toBeNull()
  })

  it('[PAY-05] charges once for a repeated key, an outdated page and ten concurrent requests', async () => {
    const anna = await buyer()
    const seen = await offerOf(anna)
    const body = { payment: seen?.payment ?? 0, price_minor: 1299 }
    const answers = await atOnce(10, () => anna.call.raw('repeatOrder', { key: newKey(), body }))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, body: given } of answers)
      if (status !== 200) expect(given).toMatchObject({ code: 'conflict', details: { reason: 'repeated' } })
    expect((await books(site.db, anna.id)).credits).toBe(60)
    const key = newKey()
    const { payment_id: id } = await repeat(anna, key)
    const { payment } = await anna
      .call('repeatOrder', {
        key,
        body: { payment: (await offerOf(anna))?.payment ?? 0, price_minor: 1299 },
      })
      .catch(() => ({ payment: null }))
    expect(payment).toBeNull()
    expect((await offerOf(anna))?.payment).toBe(id)
    expect((await books(site.db, anna.id)).credits).toBe(90)
  })

  it('[PAY-05] charges once while the provider takes minutes to respond', async () => {
    const anna = await buyer()
    const body = { payment: (await offerOf(anna))?.payment ?? 0, price_minor: 1299 }
    const call = holdNextCall(provider)
    const slow = anna.call.raw('repeatOrder', { key: newKey(), body })
    await call.isReached
    site.clock.add(5 * 60_000)
    expect((await anna.call.raw('repeatOrder', { key: newKey(), body })).body).toMatchObject({
      code: 'conflict',
      details: { reason: 'repeated' },
    })
    call.release()
    expect((await slow).status).toBe(200)
    expect((await books(site.db, anna.id)).credits).toBe(60)
  })

  it('[TRUST-04] refuses a total that differs from the one shown', async () => {
    const anna = await buyer()
    const { payment = 0 } = (await offerOf(anna)) ?? {}
    const body = { payment, price_minor: 1 }
    expect(await anna.call.refused('repeatOrder', { key: newKey(), body })).toMatchObject({
      code: 'conflict',
      details: { reason: 'price_changed', price_minor: 1299 },
    })
  })

  it('[PAY-05] costs the list price even if a first-purchase discount would apply again', async () => {
    const anna = await site.member({ country: 'IT', created_at: site.clock.now })
    await site.db.run(
      sql`insert into discount_codes (code, percent, validity) values ('SPRING', 20, 'once-per-user')`,
    )
    const { payment_id: id } = await buy(site, provider, anna, {
      package: 'p1',
      method: 'creditcard',
      code: 'SPRING',
    })
    await anna.call('withdraw', { key: newKey(), body: { payment: id, confirm: true } })
    expect((await anna.call('getPackages')).discount?.code).toBe('TIMEBONUS25')
    expect(await repeat(anna)).toMatchObject({ price: 1299, discount_minor: 0 })
  })

  it('[PAY-05] handles a card that needs a confirmation, and an expired one', async () => {
    const anna = await buyer()
    provider.challengesMandates = true
    const challenged = await repeat(anna)
    expect(challenged).toMatchObject({ state: 'requires_action' })
    expect(challenged.redirect_url).toMatch(/^https:/)
    await notify(site, provider.set(provider.last().reference, { state: 'paid' }))
    expect((await books(site.db, anna.id)).credits).toBe(60)
    provider.challengesMandates = false
    provider.declinesMandates = true
    const { payment = 0, price_minor = 0 } = (await offerOf(anna)) ?? {}
    expect(
      await anna.call.refused('repeatOrder', { key: newKey(), body: { payment, price_minor } }),
    ).toMatchObject({ status: 402, code: 'recurring_failed' })
    expect((await offerOf(anna))?.label).toBeNull()
  })

  it('[PAY-05] removes a card immediately, and at the provider once it responds', async () => {
    const anna = await buyer()
    const { reference } = provider.last()
    const ben = await member()
    await ben.call('removeStoredMethod', { body: { method: 'creditcard' } })
    expect(await offerOf(anna)).toMatchObject({ label: storedCard.label })
    provider.isAway = true
    await anna.call('removeStoredMethod', { body: { method: 'creditcard' } })
    expect(await offerOf(anna)).toMatchObject({ label: null, price_minor: 1299 })
    await deleteEnded(site.deps)
    expect([...provider.mandates]).toEqual([storedCard.id])
    provider.isAway = false
    await deleteEnded(site.deps)
    expect([...provider.mandates]).toEqual([storedCard.id])
    site.clock.add(600_000)
    await deleteEnded(site.deps)
    expect([...provider.mandates]).toEqual([])
    const [stored] = await site.db.many(sql`select label, provider_mandate from mandates`)
    expect(stored).toEqual({ label: '', provider_mandate: expect.not.stringContaining(storedCard.id) })
    await notify(site, provider.set(reference, { state: 'paid', mandate: storedCard }))
    expect(await offerOf(anna)).toMatchObject({ label: null })
    const { state, redirect_url } = await repeat(anna)
    expect({ state, redirect_url }).toEqual({ state: 'requires_action', redirect_url: expect.any(String) })
  })

  it('[TRUST-10] [PAY-05] erasing a member deletes the card here and at the provider', async () => {
    const anna = await buyer()
    await eraseUser(site.deps, anna.id)
    await deleteEnded(site.deps)
    expect([...provider.mandates]).toEqual([])
    expect(await site.db.many(sql`select label, is_active, delete_at from mandates`)).toEqual([
      { label: '', is_active: false, delete_at: null },
    ])
  })

  it('[PAY-05] a card whose owner disputes a payment is not charged again', async () => {
    const anna = await buyer()
    const { reference } = provider.last()
    await repeat(anna)
    await notify(site, provider.set(reference, { state: 'paid', isChargedBack: true }))
    expect(await offerOf(anna)).toMatchObject({ label: null })
    expect(await repeat(anna)).toMatchObject({ state: 'requires_action', redirect_url: expect.any(String) })
  })

  it('[PAY-05] hides a card that the provider has deleted; shows it if the provider does not respond', async () => {
    const anna = await buyer()
    provider.isAway = true
    expect(await offerOf(anna)).toMatchObject({ label: storedCard.label })
    provider.isAway = false
    provider.mandates.clear()
    expect(await offerOf(anna)).toMatchObject({ label: null })
  })
})
