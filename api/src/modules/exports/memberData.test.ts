import sql from 'sql-template-tag'
import { describeOnEngine } from '../../testing'
import type { TestMember } from '../../testing'
import { buyWithStoredCard, notify, spend, usePaymentSite } from '../../testing/money'
import { sendText } from '../../testing/social'

const password = 'a quiet lighthouse'

describeOnEngine('the data of a member’s export', (engine) => {
  const { site, provider } = usePaymentSite({ engine })
  let anna: TestMember
  let bert: TestMember
  beforeEach(async () => {
    const created_at = new Date(0)
    anna = await site.member({ name: 'Anna', country: 'NL', password, created_at })
    bert = await site.member({ name: 'Bert', country: 'NL', created_at })
  })
  const exported = async ({ call }: TestMember) => (await call('exportData')) as Record<string, unknown[]>

  const buyAndLose = async (member: TestMember, id: string) => {
    await buyWithStoredCard(site, provider, member, { id: `mdt-${id}`, label: 'Visa •••• 4242' })
    const { reference, providerId } = provider.last()
    await notify(site, {
      ...provider.last(),
      chargeId: `charge-${id}`,
      refund: { id: `refund-${id}`, reference, amountMinor: 433, isFailed: false },
    })
    await spend(site.db, member.id, 15)
    await notify(site, { ...provider.set(reference, { isChargedBack: true }), chargeId: `charge-${id}` })
    return { reference, providerId }
  }

  it('[TRUST-10] has attempts, notices, refunds and debts of own payments, without ids and pages of the provider', async () => {
    const own = await buyAndLose(anna, 'anna')
    const other = await buyAndLose(bert, 'bert')
    await site.db.run(sql`
      update payment_attempts set mandate = 'mdt-anna', sent_at = created_at, redirect_url = 'https://pay.example/secret'
      where reference = ${own.reference}`)
    const data = await exported(anna)
    const [payment] = data.payments as { id: number }[]
    const payment_id = payment?.id
    const time: unknown = expect.any(String)
    expect(data.payment_attempts).toEqual([
      {
        ...{ id: expect.any(Number) as unknown, payment_id, provider: 'sandbox', reference: own.reference },
        ...{ instructions: null, created_at: time, sent_at: time, checked_at: time },
      },
    ])
    const notice = {
      ...{ payment_id, provider: 'sandbox', received_at: time, processed_at: time, state: 'paid' },
      ...{ currency: 'EUR', received_minor: 1299, refunded_minor: 0, failure: null },
      ...{ refund_minor: null, is_refund_failed: null, is_charged_back: false },
    }
    expect(data.payment_notices).toEqual([
      notice,
      { ...notice, refund_minor: 433, is_refund_failed: false },
      { ...notice, is_charged_back: true },
    ])
    expect(data.refunds).toEqual([
      {
        ...{
          id: expect.any(Number) as unknown,
          payment_id,
          kind: 'provider',
          amount_minor: 433,
          credits: 10,
        },
        ...{ reference: expect.any(String) as unknown, state: 'sent', created_at: time },
      },
    ])
    expect(data.credit_debts).toMatchObject([{ payment_id, credits: 15, settled: 0 }])
    const text = JSON.stringify(data)
    expect(text).not.toMatch(/mdt-|charge-|pay\.example|idempotency_key/)
    expect(text).not.toContain(`"${own.providerId}"`)
    expect(text).not.toContain(other.reference)
  })

  it('[TRUST-10] has matches, but no like that the member has not returned', async () => {
    const cora = await site.member({ name: 'Cora' })
    await anna.call('like', { body: { profile: bert.id } })
    await bert.call('like', { body: { profile: anna.id } })
    await cora.call('like', { body: { profile: anna.id } })
    await cora.call('like', { body: { profile: bert.id } })
    const matches = async (member: TestMember) => (await exported(member)).matches
    expect(await matches(anna)).toEqual([{ member_id: bert.id, matched_at: expect.any(String) as unknown }])
    expect(await matches(bert)).toMatchObject([{ member_id: anna.id }])
    expect(await matches(cora)).toEqual([])
  })

  it('[TRUST-10] has the reactions to received messages, without these messages', async () => {
    const { message } = await sendText(bert, { profile: anna.id }, 'Meet me at the harbour')
    await anna.call('react', { body: { message: message.id, emoji: '🎉' } })
    await bert.call('react', { body: { message: message.id, emoji: '👍' } })
    const data = await exported(anna)
    expect(data.reactions_to_received_messages).toEqual([
      {
        conversation_id: message.conversation,
        message_id: message.id,
        sender_id: bert.id,
        reaction: '🎉',
      },
    ])
    expect(JSON.stringify(data)).not.toMatch(/harbour|👍/)
    expect((await exported(bert)).reactions_to_received_messages).toEqual([])
  })

  it('[TRUST-10] has sent messages without the recipient’s reaction', async () => {
    const { message } = await sendText(bert, { profile: anna.id }, 'Meet me at the harbour')
    await anna.call('react', { body: { message: message.id, emoji: '🎉' } })
    await bert.call('react', { body: { message: message.id, emoji: '👍' } })
    const data = await exported(bert)
    expect(data.messages_sent).toMatchObject([{ text: 'Meet me at the harbour', sender_reaction: '👍' }])
    expect(JSON.stringify(data)).not.toContain('🎉')
  })

  it('[TRUST-10] has the new address of a pending change, without the link', async () => {
    await anna.call('requestMailChange', { body: { email: 'new@site.example', password } })
    const links = (await exported(anna)).links_by_mail
    expect(links).toContainEqual(
      expect.objectContaining({ kind: 'mail_change', email: 'new@site.example', used_at: null }),
    )
    expect(JSON.stringify(links)).not.toContain('_hash')
    expect((await exported(bert)).links_by_mail).toEqual([])
  })
})
