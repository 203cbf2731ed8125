import sql from 'sql-template-tag'
import { describeOnEachEngine } from '../../../testing'
import type { TestMember } from '../../../testing'
import { books, newKey, notify, shown, usePaymentSite } from '../../../testing/money'
import { atOnce } from '../../../testing/social'

describeOnEachEngine('purchase for a waiting message', (engine) => {
  const { site, provider } = usePaymentSite({ engine })
  beforeEach(() => {
    provider.wallets = { offer: () => ({ identifier: 'x', data: {} }), startSession: async () => ({}) }
  })

  const buyer = () => site.member({ country: 'NL', created_at: new Date(0), free_messages_used: 5 })
  const tryOrder = (member: TestMember, method: 'creditcard' | 'paypal' | 'googlepay', messageKey: string) =>
    member.call.raw('startPayment', {
      key: newKey(),
      body: {
        package: 'p0',
        method,
        message_key: messageKey,
        ...(method === 'googlepay' && { wallet_token: 'token' }),
      },
    })
  const idOf = ({ body }: { body: unknown }) =>
    (body as { payment: { payment_id: number } }).payment.payment_id
  const live = (member: TestMember) =>
    site.db.many<{ id: number; state: string }>(sql`
      select id, state from payments where user_id = ${member.id}
        and state not in ('cancelled', 'failed', 'expired')`)

  it('[PAY-03] [CHAT-02] is charged once when twenty tabs order at the same time', async () => {
    const anna = await buyer()
    const messageKey = newKey()
    const answers = await atOnce(20, () => tryOrder(anna, 'googlepay', messageKey))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(provider.payments.size).toBe(1)
    const [paid] = await live(anna)
    for (const { status, body } of answers)
      if (status !== 200)
        expect(body).toMatchObject({
          code: 'conflict',
          details: { reason: 'repeated', payment: paid?.id },
        })
    await notify(site, provider.last())
    expect(await books(site.db, anna.id)).toMatchObject({ credits: 10, ledger: 10, lots: 10 })
  })

  it('[CHAT-02] is sent once when twenty tabs send it after the payment', async () => {
    const [anna, her] = [await buyer(), await site.member()]
    const messageKey = newKey()
    await tryOrder(anna, 'googlepay', messageKey)
    const sent = await atOnce(20, () =>
      anna.call('sendMessage', {
        key: messageKey,
        body: { profile: her.id, kind: 'text', text: 'Hello' },
      }),
    )
    expect(new Set(sent.map(({ message }) => message.id)).size).toBe(1)
    expect(await books(site.db, anna.id)).toMatchObject({ credits: 9, ledger: 9, lots: 9 })
  })

  it('[PAY-03] replaces an order whose payment page is open, and closes that page', async () => {
    const anna = await buyer()
    const messageKey = newKey()
    const first = idOf(await tryOrder(anna, 'creditcard', messageKey))
    const second = await tryOrder(anna, 'paypal', messageKey)
    expect(second.status).toBe(200)
    expect(await shown(anna, first)).toMatchObject({ state: 'cancelled' })
    expect(provider.cancelled).toHaveLength(1)
    expect(await live(anna)).toMatchObject([{ id: idOf(second) }])
  })

  it('[PAY-03] refuses a second order if the first was paid and its webhook is late', async () => {
    const anna = await buyer()
    const messageKey = newKey()
    const first = idOf(await tryOrder(anna, 'creditcard', messageKey))
    const paid = provider.set(provider.last().reference, { state: 'paid' })
    const second = await tryOrder(anna, 'paypal', messageKey)
    expect(second.body).toMatchObject({ code: 'conflict', details: { reason: 'repeated', payment: first } })
    expect(await notify(site, paid)).toBe(200)
    expect(provider.payments.size).toBe(1)
    expect(await books(site.db, anna.id)).toMatchObject({ credits: 10, ledger: 10, lots: 10 })
  })

  it('[PAY-03] can be ordered again after a decline, and the next message after a purchase', async () => {
    const anna = await buyer()
    const messageKey = newKey()
    const first = idOf(await tryOrder(anna, 'creditcard', messageKey))
    await notify(site, provider.set(provider.last().reference, { state: 'failed', failure: 'declined' }))
    expect(await shown(anna, first)).toMatchObject({ state: 'failed' })
    expect((await tryOrder(anna, 'googlepay', messageKey)).status).toBe(200)
    expect((await tryOrder(anna, 'googlepay', newKey())).status).toBe(200)
    expect(await live(anna)).toHaveLength(2)
  })
})
