import { describeOnEngine } from '../../../testing'
import { books, newKey, notify, shown, usePaymentSite } from '../../../testing/money'
import { resumeCharges } from './lostCharges.service'

describeOnEngine('wallets in the page', (engine) => {
  const { site, provider } = usePaymentSite({ engine })

  const accept = () => {
    provider.wallets = {
      offer: (method, country) =>
        method === 'googlepay' ? { identifier: 'https://google.com/pay', data: { country } } : null,
      startSession: async (_, { host }) => ({ host }),
    }
  }
  const buyer = () => site.member({ country: 'NL', created_at: new Date(0) })
  const body = (token: string) => ({ package: 'p1', method: 'googlepay', wallet_token: token }) as const

  it('[PAY-02] is offered as its provider configures it, and only by providers that accept tokens', async () => {
    const anna = await buyer()
    const offered = async () =>
      (await anna.call('getPaymentMethods')).methods.find(({ id }) => id === 'googlepay')?.wallet
    expect(await offered()).toBeNull()
    accept()
    expect(await offered()).toEqual({ identifier: 'https://google.com/pay', data: { country: 'NL' } })
    expect(await anna.call('startWalletSession', { body: { method: 'googlepay' } })).toEqual({
      session: { host: expect.any(String) },
    })
    expect(await anna.call.refused('startWalletSession', { body: { method: 'applepay' } })).toMatchObject({
      code: 'method_unavailable',
    })
  })

  it('[PAY-03] is charged at once; another token under the same key is the same payment', async () => {
    accept()
    const anna = await buyer()
    const key = newKey()
    const answers = await Promise.all(
      ['one', 'two', 'three'].map((token) => anna.call('startPayment', { key, body: body(token) })),
    )
    expect(new Set(answers.map(({ payment }) => payment.payment_id)).size).toBe(1)
    expect(provider.payments.size).toBe(1)
    expect(await shown(anna, answers[0]?.payment.payment_id ?? 0)).toMatchObject({
      state: 'paid',
      redirect_url: null,
    })
    expect(await books(site.db, anna.id)).toMatchObject({ credits: 30, ledger: 30, lots: 30 })
  })

  it('[PAY-03] a charge without a response is unknown, is not repeated, and counts when the webhook arrives', async () => {
    accept()
    const anna = await buyer()
    provider.losesAnswers = true
    const { payment } = await anna.call('startPayment', { key: newKey(), body: body('one') })
    expect(payment.state).toBe('unknown')
    provider.losesAnswers = false
    site.clock.add(60_000)
    const create = jest.spyOn(provider, 'createPayment')
    await resumeCharges(site.deps, site.clock.now, 10)
    expect(create).not.toHaveBeenCalled()
    await notify(site, provider.last())
    expect(await shown(anna, payment.payment_id)).toMatchObject({ state: 'paid' })
    expect(await books(site.db, anna.id)).toMatchObject({ credits: 30 })
  })

  it('[PAY-03] a bank’s confirmation affects only its own payment', async () => {
    const [anna, ben] = [await buyer(), await buyer()]
    const make = async (member: typeof anna) =>
      (await member.call('startPayment', { key: newKey(), body: { package: 'p1', method: 'creditcard' } }))
        .payment
    const { payment_id: hers } = await make(anna)
    const herReference = provider.last().reference
    const { payment_id: his } = await make(ben)
    const results: Record<string, string> = { good: herReference }
    provider.completePayment = async (result) => provider.set(results[result] ?? '', { state: 'paid' })
    await ben.call('completePayment', { body: { payment: his, redirect_result: 'good' } })
    expect(await books(site.db, ben.id)).toMatchObject({ credits: 0 })
    const twice = () => anna.call('completePayment', { body: { payment: hers, redirect_result: 'good' } })
    await Promise.all([twice(), twice(), twice()])
    expect(await shown(anna, hers)).toMatchObject({ state: 'paid' })
    expect(await books(site.db, anna.id)).toMatchObject({ credits: 30, ledger: 30 })
  })

  it.each(['creditcard', 'paypal', 'googlepay'] as const)(
    '[PAY-03] %s accepts no token if it is not offered as a wallet',
    async (method) => {
      if (method !== 'googlepay') accept()
      const anna = await buyer()
      expect(
        await anna.call.refused('startPayment', {
          key: newKey(),
          body: { package: 'p1', method, wallet_token: 'one' },
        }),
      ).toMatchObject({ code: 'bad_input', details: { field: 'wallet_token' } })
      expect(provider.payments.size).toBe(0)
    },
  )
})
