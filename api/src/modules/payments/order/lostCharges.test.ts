import sql from 'sql-template-tag'
import { describeOnEngine } from '../../../testing'
import type { TestMember } from '../../../testing'
import {
  books,
  buyWithStoredCard,
  debitForm,
  newKey,
  notify,
  shown,
  smsCode,
  storedCard,
  usePaymentSite,
} from '../../../testing/money'
import { atOnce } from '../../../testing/social'
import { deleteEnded } from '../mandates/mandates.service'
import { paymentsJob } from '../payments.job'

describeOnEngine('lost responses of the provider', (engine) => {
  const { site, provider } = usePaymentSite({ engine })

  const member = () => site.member({ country: 'NL', created_at: new Date(0) })
  const buyer = async () => buyWithStoredCard(site, provider, await member())
  const repeat = (anna: TestMember, key = newKey()) =>
    anna.call('repeatOrder', { key, body: { payment: 1, price_minor: 1299 } })
  const work = async (seconds: number) => {
    site.clock.add(seconds * 1000)
    await paymentsJob.run(site.deps)
  }

  it('[PAY-05] a stored card’s charge without a response is unknown, then resolved once', async () => {
    const anna = await buyer()
    provider.losesAnswers = true
    const key = newKey()
    const { payment } = await repeat(anna, key)
    expect(payment).toMatchObject({ state: 'unknown', failure: null })
    expect((await repeat(anna, key)).payment.payment_id).toBe(payment.payment_id)
    await work(21)
    expect((await shown(anna, payment.payment_id)).state).toBe('unknown')
    provider.losesAnswers = false
    site.clock.add(21_000)
    await atOnce(5, () => paymentsJob.run(site.deps))
    expect(await shown(anna, payment.payment_id)).toMatchObject({
      state: 'paid',
      receipt_number: '2026-000002',
    })
    expect(provider.payments.size).toBe(2)
    expect(await books(site.db, anna.id)).toMatchObject({ credits: 60, ledger: 60, lots: 60 })
  })

  it('[PAY-05] charges no suspended member, and still resolves the charges of others', async () => {
    const anna = await buyer()
    const ben = await buyWithStoredCard(site, provider, await member(), { ...storedCard, id: 'mdt-2' })
    provider.losesAnswers = true
    const pay = async (of: TestMember, payment: number) =>
      (await of.call('repeatOrder', { key: newKey(), body: { payment, price_minor: 1299 } })).payment
    const { payment_id: hers } = await pay(anna, 1)
    const { payment_id: his } = await pay(ben, 2)
    provider.losesAnswers = false
    const setStatus = (status: string) =>
      site.db.run(sql`update users set status = ${status} where id = ${anna.id}`)
    await setStatus('suspended')
    const charge = jest.spyOn(provider, 'chargeMandate')
    await work(21)
    expect(charge).toHaveBeenCalledTimes(1)
    expect((await shown(ben, his)).state).toBe('paid')
    const charged = [...provider.payments.values()].at(-2)!
    await notify(site, charged)
    await setStatus('active')
    expect((await shown(anna, hers)).state).toBe('paid')
    expect((await books(site.db, anna.id)).credits).toBe(60)
  })

  it('[PAY-05] accepts the webhook first, and creates no second order until then', async () => {
    const anna = await buyer()
    provider.losesAnswers = true
    const { payment } = await repeat(anna)
    expect(
      await anna.call.refused('repeatOrder', { key: newKey(), body: { payment: 1, price_minor: 1299 } }),
    ).toMatchObject({ code: 'conflict', details: { reason: 'repeated' } })
    await notify(site, provider.last())
    expect((await shown(anna, payment.payment_id)).state).toBe('paid')
    provider.losesAnswers = false
    await work(21)
    expect((await books(site.db, anna.id)).credits).toBe(60)
  })

  it('[PAY-05] does not retry a card that was refused', async () => {
    const anna = await buyer()
    provider.losesAnswers = true
    provider.declinesMandates = true
    const { payment } = await repeat(anna)
    provider.losesAnswers = false
    await work(21)
    expect(await shown(anna, payment.payment_id)).toMatchObject({ state: 'failed', failure: 'declined' })
    expect((await anna.call('getRepeatOrder')).order?.label).toBeNull()
  })

  it('[PAY-06] a debit without a response keeps the account number until it is resolved', async () => {
    const anna = await member()
    const { payment } = await anna.call('startDirectDebit', { key: newKey(), body: debitForm })
    const sms_code = smsCode(site, 0)
    provider.losesAnswers = true
    const body = { payment: payment.payment_id, sms_code }
    expect((await anna.call('confirmDirectDebit', { key: newKey(), body })).payment.state).toBe('unknown')
    provider.losesAnswers = false
    await work(21)
    expect((await shown(anna, payment.payment_id)).state).toBe('pending')
    expect(provider.payments.size).toBe(1)
    expect(await site.db.many(sql`select 1 from directdebit_requests where iban is not null`)).toEqual([])
  })

  it('[PAY-05] a card that needs a confirmation leads to the bank once the response is known', async () => {
    const anna = await buyer()
    provider.losesAnswers = true
    provider.challengesMandates = true
    const { payment } = await repeat(anna)
    provider.losesAnswers = false
    await work(21)
    const open = await shown(anna, payment.payment_id)
    expect(open).toMatchObject({ state: 'requires_action', redirect_url: expect.stringMatching(/^https:/) })
  })

  it('[PAY-03] fails after a day without a response; money that arrives later counts', async () => {
    const anna = await buyer()
    provider.losesAnswers = true
    const { payment } = await repeat(anna)
    await work(24 * 3600 + 1)
    expect(await shown(anna, payment.payment_id)).toMatchObject({ state: 'failed', failure: 'no_answer' })
    await notify(site, provider.last())
    expect((await books(site.db, anna.id)).credits).toBe(60)
  })

  it.each(['a repeated request', 'the webhook', 'a day without either'])(
    '[PAY-05] [TRUST-10] a charge without a response needs its removed card until %s resolves it',
    async (by) => {
      const anna = await buyer()
      const storedIds = () =>
        site.db.many(sql`select mandate from payment_attempts where mandate is not null`)
      provider.losesAnswers = true
      const { payment } = await repeat(anna)
      provider.losesAnswers = false
      await anna.call('removeStoredMethod', { body: { method: 'creditcard' } })
      await deleteEnded(site.deps)
      expect([...provider.mandates]).toEqual([])
      expect(await storedIds()).toEqual([{ mandate: storedCard.id }])
      if (by === 'the webhook') await notify(site, provider.last())
      else await work(by === 'a repeated request' ? 21 : 24 * 3600 + 1)
      const state = by === 'a day without either' ? 'failed' : 'paid'
      expect((await shown(anna, payment.payment_id)).state).toBe(state)
      expect(await storedIds()).toEqual([])
    },
  )

  it('[PAY-05] the same key retries after the provider was not reached', async () => {
    const anna = await buyer()
    provider.isAway = true
    const key = newKey()
    const body = { payment: 1, price_minor: 1299 }
    expect(await anna.call.refused('repeatOrder', { key, body })).toMatchObject({ status: 503 })
    expect(await site.db.many(sql`select 1 from payment_attempts where mandate is not null`)).toEqual([])
    await work(31 * 60)
    provider.isAway = false
    expect((await shown(anna, 2)).state).toBe('expired')
    expect(provider.payments.size).toBe(1)
    expect((await repeat(anna)).payment.state).toBe('paid')
  })
})
