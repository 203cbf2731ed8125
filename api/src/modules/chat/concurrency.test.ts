import { limits } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import { describeOnEachEngine, createTestApp } from '../../testing'
import type { TestApp } from '../../testing'
import { isWaitingForLock } from '../../testing/locks'
import { until } from '../../testing/runningApi'
import { atOnce, sendText } from '../../testing/social'
import { insertBlock } from '../blocks/blocks.repository'
import { advanceRead, lockConversation, requireView } from './conversations.repository'

describeOnEachEngine('concurrent sends', (engine) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp({ engine })
  })
  beforeEach(() => site.reset())
  afterAll(() => site.close())

  const count = async () =>
    (await site.db.one<{ count: number }>(sql`select count(*)::int as count from messages`)).count

  it('[CHAT-02] fifty concurrent sends with one credit create one message', async () => {
    const me = await site.member({ paid_user: true, credits: 1 })
    // Send to ten members, because the lock of a single conversation would serialise the sends.
    const others = [...(await atOnce(10, () => site.member()))]
    const answers = await atOnce(50, (index) =>
      me.call.raw('sendMessage', {
        key: `credit-key-${index}`,
        body: { profile: others[index % 10]?.id, kind: 'text', text: `Nr ${index}` },
      }),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 402)).toHaveLength(49)
    expect(await count()).toBe(1)
    const row = await site.db.one<{ credits: number }>(
      sql`select credits from wallets where user_id = ${me.id}`,
    )
    expect(row.credits).toBe(0)
  })

  it('[CHAT-03][TRUST-03] of concurrent sends that must be free, only free messages are sent', async () => {
    const me = await site.member({ credits: 50 })
    const her = await site.member()
    const answers = await atOnce(20, (index) =>
      me.call.raw('sendMessage', {
        key: `free-only-${index}`,
        body: { profile: her.id, kind: 'text', text: `Nr ${index}`, is_free_only: true },
      }),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(limits.freeMessages)
    expect(answers.filter(({ status }) => status === 402)).toHaveLength(20 - limits.freeMessages)
    const row = await site.db.one<{ credits: number }>(
      sql`select credits from wallets where user_id = ${me.id}`,
    )
    expect(row.credits).toBe(50)
  })

  it.each([
    ['many credits', 50],
    ['one credit', 1],
  ])(
    '[CHAT-02] fifty concurrent sends with one key create one message and return one response, with %s',
    async (_, credits) => {
      const me = await site.member({ paid_user: true, credits })
      const her = await site.member()
      const answers = await atOnce(50, () =>
        me.call('sendMessage', {
          key: 'one-key-for-all',
          body: { profile: her.id, kind: 'text', text: 'Once' },
        }),
      )
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
      expect(answers[0]?.credits).toBe(credits - 1)
      expect(await count()).toBe(1)
    },
  )

  it('[CHAT-03] twenty concurrent first messages to twenty members start exactly two conversations', async () => {
    const me = await site.member()
    const others = []
    for (let index = 0; index < 20; index += 1) others.push(await site.member())
    const answers = await Promise.all(
      others.map((other, index) =>
        me.call.raw('sendMessage', {
          key: `first-key-${index}`,
          body: { profile: other.id, kind: 'text', text: 'Hi' },
        }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect((await me.call('getChats')).chats).toHaveLength(2)
  })

  it('[CHAT-03] thirty concurrent sends of a free member create five messages', async () => {
    const [me, her] = [await site.member(), await site.member()]
    const answers = await atOnce(30, (index) =>
      me.call.raw('sendMessage', {
        key: `free-key-${index}`,
        body: { profile: her.id, kind: 'text', text: 'Hi' },
      }),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  })

  it('[CHAT-01] two members who write to each other at the same time share one conversation', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [me, her] = [await site.member(), await site.member()]
      const send = (from: typeof me, to: typeof her) =>
        from.call('sendMessage', {
          key: `cross-key-${round}`,
          body: { profile: to.id, kind: 'text', text: 'Hi' },
        })
      const [mine, hers] = await Promise.all([send(me, her), send(her, me)])
      expect(mine.message.conversation).toBe(hers.message.conversation)
      expect((await me.call('getMessages', { query: { profile: her.id } })).messages).toHaveLength(2)
    }
  })

  it.each([
    ['in a conversation', 1, 403],
    ['that would be their first', 0, 404],
  ])(
    '[MEMBER-11] a message %s waits for a concurrent block, and is then refused',
    async (_, earlier, refusal) => {
      const [me, her] = [await site.member({ paid_user: true, credits: 9 }), await site.member()]
      if (earlier > 0) await sendText(me, { profile: her.id }, 'Hi')
      let isSent = false
      let signalReady = () => {}
      const isReady = new Promise<void>((done) => (signalReady = done))
      const blocking = site.db.tx(async (tx) => {
        await lockConversation(tx, me.id, her.id)
        await insertBlock(tx, her.id, me.id, site.clock.now)
        signalReady()
        // The embedded engine has only one connection, for which the send always waits.
        if (engine === 'postgres') await until(async () => isSent || (await isWaitingForLock(tx)))
      })
      await isReady
      const body = { profile: her.id, kind: 'text', text: 'Hi again' }
      const { status } = await me.call.raw('sendMessage', { key: 'blocked-key', body })
      isSent = true
      await blocking
      expect(status).toBe(refusal)
      expect(await count()).toBe(earlier)
    },
  )

  it('[CHAT-07] a deletion waits for a concurrent read, and is then refused', async () => {
    const [me, her] = [await site.member({ paid_user: true, credits: 9 }), await site.member()]
    const { message } = await sendText(me, { profile: her.id }, 'Hi')
    let isAnswered = false
    let signalReady = () => {}
    const isReady = new Promise<void>((done) => (signalReady = done))
    const reading = site.db.tx(async (tx) => {
      await lockConversation(tx, her.id, me.id)
      await advanceRead(tx, await requireView(tx, her.id, message.conversation), her.id, message.id)
      signalReady()
      if (engine === 'postgres') await until(async () => isAnswered || (await isWaitingForLock(tx)))
    })
    await isReady
    const answer = await me.call.raw('deleteMessage', { body: { message: message.id } })
    isAnswered = true
    await reading
    expect(answer.body).toMatchObject({ code: 'message_read' })
    const { messages } = await her.call('getMessages', { query: { profile: me.id } })
    expect(messages).toMatchObject([{ text: 'Hi' }])
  })

  it('[CHAT-07] reading while messages arrive loses no unread count', async () => {
    const me = await site.member({ paid_user: true, credits: 40 })
    const her = await site.member()
    const send = (index: number) =>
      me.call('sendMessage', {
        key: `unread-key-${index}`,
        body: { profile: her.id, kind: 'text', text: `Nr ${index}` },
      })
    let sent = 0
    for (let round = 0; round < 12; round += 1) {
      const { message } = await send((sent += 1))
      const reference = { conversation: message.conversation, message: message.id }
      const sends = [send((sent += 1)), send((sent += 1))]
      await her.call('sendTyping', { body: { conversation: message.conversation } })
      await Promise.all([...sends, her.call('markRead', { body: reference })])
      expect((await her.call('getChats')).total_unread).toBe(2)
      const { messages } = await her.call('getMessages', { query: { profile: me.id } })
      await her.call('markRead', { body: { ...reference, message: messages.at(-1)?.id ?? 0 } })
    }
  })
})
