import sql from 'sql-template-tag'
import { describeOnEachEngine } from '../../testing'
import type { TestMember } from '../../testing'
import { addDiscountCode, books, buy, newKey, notify, order, usePaymentSite } from '../../testing/money'
import { atOnce } from '../../testing/social'

describeOnEachEngine('payments under concurrency', (engine) => {
  const { site, provider } = usePaymentSite({ engine })

  const old = () => new Date(site.clock.now.getTime() - 30 * 86_400_000)
  const createCode = (code: string, validity: string) => addDiscountCode(site, code, 20, validity)
  const tryOrder = (member: TestMember, code: string) =>
    member.call.raw('startPayment', {
      key: newKey(),
      body: { package: 'p1', method: 'creditcard', code },
    })
  const standing = async (code: string) =>
    (
      await site.db.one<{ count: number }>(sql`
        select count(*)::int as count from payments
        where discount_code = ${code} and state in ('created', 'requires_action', 'pending', 'paid')`)
    ).count

  it('[PAY-07] one of fifty orders with one once-per-user code succeeds', async () => {
    await createCode('SPRING', 'once-per-user')
    const anna = await site.member({ created_at: old() })
    const answers = await atOnce(50, () => tryOrder(anna, 'SPRING'))
    expect(await standing('SPRING')).toBe(1)
    for (const { status, body } of answers)
      expect(status === 200 || (body as { code: string }).code === 'discount_used').toBe(true)
  }, 30_000)

  it('[PAY-07] one of twenty members gets a single-use code', async () => {
    await createCode('ONLYONE', 'once')
    const members: TestMember[] = []
    for (let index = 0; index < 20; index += 1) members.push(await site.member({ created_at: old() }))
    const answers = await Promise.all(members.map((member) => tryOrder(member, 'ONLYONE')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await standing('ONLYONE')).toBe(1)
  }, 30_000)

  it('one key sent twenty times at once creates one order and one payment', async () => {
    const anna = await site.member({ created_at: old() })
    const key = newKey()
    const answers = await atOnce(20, () => order(anna, { package: 'p0', method: 'creditcard' }, key))
    expect(new Set(answers.map(({ payment_id: id }) => id)).size).toBe(1)
    expect(provider.payments.size).toBe(1)
  })

  it('[PAY-03] one webhook sent ten times, mixed with older ones, grants the credits once', async () => {
    const anna = await site.member({ created_at: old() })
    const events = site.eventsOf(anna.id)
    await order(anna)
    const { reference } = provider.last()
    const pending = { ...provider.set(reference, { state: 'pending' }) }
    const paid = provider.set(reference, { state: 'paid' })
    const statuses = await atOnce(30, (index) =>
      index % 3 === 0
        ? notify(site, paid, { id: 'the-same' })
        : notify(site, index % 3 === 1 ? paid : pending),
    )
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await books(site.db, anna.id)).toEqual({ credits: 30, ledger: 30, lots: 30, paid_user: true })
    expect(events.filter(({ event }) => event.type === 'credits')).toHaveLength(1)
    expect(site.mails).toHaveLength(1)
  })

  it('receipt numbers have no gaps and no duplicates', async () => {
    const members: TestMember[] = []
    for (let index = 0; index < 10; index += 1) {
      members.push(await site.member({ created_at: old() }))
      await order(members[index] as TestMember)
    }
    const references = [...provider.payments.keys()]
    await Promise.all(references.map((reference) => notify(site, provider.set(reference, { state: 'paid' }))))
    const rows = await site.db.many<{ number: string }>(
      sql`select receipt_number as number from payments order by receipt_number`,
    )
    const expected = references.map((_, index) => `2026-${String(index + 1).padStart(6, '0')}`)
    expect(rows.map(({ number }) => number)).toEqual(expected)
  })

  it('[PAY-11] [TRUST-05] one of ten concurrent withdrawals succeeds', async () => {
    const anna = await site.member({ created_at: old() })
    const { payment_id: id } = await buy(site, provider, anna)
    const answers = await atOnce(10, () =>
      anna.call.raw('withdraw', { key: newKey(), body: { payment: id, confirm: true } }),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, body } of answers)
      if (status !== 200) expect(body).toMatchObject({ code: 'refund_closed' })
    expect(provider.refunds).toMatchObject([{ amountMinor: 1299 }])
    expect(await books(site.db, anna.id)).toMatchObject({ credits: 0, ledger: 0, lots: 0 })
  })

  it('[PAY-11] spending during a withdrawal never refunds spent credits', async () => {
    const her = await site.member()
    for (let round = 0; round < 3; round += 1) {
      const anna = await site.member({ created_at: old(), free_messages_used: 5 })
      const { payment_id: id } = await buy(site, provider, anna, { package: 'p0', method: 'creditcard' })
      const [withdrawal] = await Promise.all([
        anna.call.raw('withdraw', { key: newKey(), body: { payment: id, confirm: true } }),
        ...Array.from({ length: 8 }, () =>
          anna.call.raw('sendMessage', {
            key: newKey(),
            body: { profile: her.id, kind: 'text', text: 'Hi' },
          }),
        ),
      ])
      const { credits_taken: taken = 0 } = withdrawal.body as { credits_taken?: number }
      const { count } = await site.db.one<{ count: number }>(
        sql`select count(*)::int as count from messages where sender_id = ${anna.id}`,
      )
      const after = await books(site.db, anna.id)
      expect(after.credits).toBe(10 - taken - count)
      expect(after).toMatchObject({ ledger: after.credits, lots: after.credits })
    }
  })
})
