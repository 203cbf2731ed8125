import sql from 'sql-template-tag'
import { describeOnEachEngine, createTestApp } from '../../../testing'
import type { TestApp, TestMember } from '../../../testing'
import { books } from '../../../testing/money'
import { atOnce, saveSettings, sendText } from '../../../testing/social'
import { sendAsOperator } from '../write'
import { refundOverdue, refundSinceAnswer } from './unanswered.service'

const hourMs = 3_600_000

describeOnEachEngine('unanswered messages', (engine) => {
  let site: TestApp
  let me: TestMember
  let her: TestMember
  beforeAll(async () => {
    site = await createTestApp({ engine })
  })
  beforeEach(async () => {
    await site.reset()
    me = await site.member({ paid_user: true, credits: 10 })
    her = await site.member({ is_fictional: true })
  })
  afterAll(() => site.close())

  const write = async (text = 'Hello') => (await sendText(me, { profile: her.id }, text)).message
  const messages = async () => (await me.call('getMessages', { query: { profile: her.id } })).messages
  const marks = async () => (await messages()).map(({ is_refunded: isRefunded = false }) => isRefunded)
  const entries = () =>
    site.db.many(sql`
      select kind::text, credits, balance from ledger_entries where user_id = ${me.id} and kind <> 'opening' order by id`)
  const balanced = (credits: number) => ({ credits, ledger: credits, lots: credits })

  it('[TRUST-03] returns the credits of a message without an answer after fictional_answer_hours, once', async () => {
    await saveSettings(site.db, { fictional_answer_hours: 5 })
    await write()
    site.clock.add(5 * hourMs - 1)
    await refundOverdue(site.deps)
    expect(await marks()).toEqual([false])
    site.clock.add(1)
    const events = site.eventsOf(me.id)
    await refundOverdue(site.deps)
    await refundOverdue(site.deps)
    expect(await marks()).toEqual([true])
    expect(await entries()).toEqual([
      { kind: 'message', credits: -1, balance: 9 },
      { kind: 'unanswered', credits: 1, balance: 10 },
    ])
    expect(await books(site.db, me.id)).toMatchObject(balanced(10))
    expect(events.map(({ event }) => event)).toMatchObject([
      { type: 'message-changed', message: { is_refunded: true } },
      { type: 'credits', credits: 10 },
    ])
    expect(
      (await her.call('getMessages', { query: { profile: me.id } })).messages[0]?.is_refunded,
    ).toBeUndefined()
  })

  it('[TRUST-03] an answer in time keeps the credits, a late one does not', async () => {
    const { conversation } = await write()
    await sendAsOperator(site.deps, her.id, conversation, 'Hello!')
    await write('And you?')
    site.clock.add(25 * hourMs)
    await sendAsOperator(site.deps, her.id, conversation, 'Sorry, late')
    await refundOverdue(site.deps)
    expect(await marks()).toEqual([false, false, true, false])
    expect(await books(site.db, me.id)).toMatchObject(balanced(9))
  })

  it('[TRUST-03] refunds nothing between real members, nor a free or deleted message', async () => {
    const [free, real] = [await site.member(), await site.member()]
    await sendText(me, { profile: real.id }, 'Hello')
    await sendText(free, { profile: her.id }, 'Hello')
    const { id } = await write()
    await me.call('deleteMessage', { body: { message: id } })
    site.clock.add(25 * hourMs)
    await refundOverdue(site.deps)
    expect(await entries()).toEqual([
      { kind: 'message', credits: -1, balance: 9 },
      { kind: 'message', credits: -1, balance: 8 },
    ])
  })

  it('[TRUST-03] twenty concurrent refunds and ten more messages leave the books right', async () => {
    const { conversation } = await write('one')
    await write('two')
    site.clock.add(25 * hourMs)
    await Promise.all([
      atOnce(10, () => refundOverdue(site.deps)),
      atOnce(10, () => refundSinceAnswer(site.deps, her.id, conversation)),
      atOnce(5, () => sendText(me, { conversation }, 'more')),
    ])
    const returned = (await marks()).filter(Boolean).length
    expect(returned).toBeGreaterThanOrEqual(2)
    expect(await books(site.db, me.id)).toMatchObject(balanced(10 - 7 + returned))
  })

  it('[TRUST-03] returned credits can be spent, also after a purchase’s lots were settled', async () => {
    await write()
    await site.db.run(sql`
      update credit_lots set remaining = 9 where user_id = ${me.id}`)
    site.clock.add(25 * hourMs)
    await refundOverdue(site.deps)
    expect(await books(site.db, me.id)).toMatchObject(balanced(10))
  })
})
