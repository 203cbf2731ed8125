import { describeOnEngine, createTestApp } from '../../testing'
import type { TestApp } from '../../testing'
import { sendText } from '../../testing/social'

describeOnEngine('blocks', (engine) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp({ engine })
  })
  beforeEach(() => site.reset())
  afterAll(() => site.close())

  const pair = async () => [await site.member(), await site.member()] as const

  it('[MEMBER-11] [CHAT-06] ends match and conversation for both, and unblocking restores the conversation', async () => {
    const [me, her] = await pair()
    await me.call('like', { body: { profile: her.id } })
    await her.call('like', { body: { profile: me.id } })
    const { message } = await sendText(me, { profile: her.id }, 'Hi')
    await me.call('block', { body: { profile: her.id } })
    for (const one of [me, her]) {
      expect(await one.call('getChats')).toMatchObject({ chats: [], total_unread: 0 })
      expect(await one.call('getLikes')).toMatchObject({ profiles: [], liked_by: [] })
    }
    const conversation = message.conversation
    expect((await her.call.refused('getMessages', { query: { conversation } })).code).toBe('not_found')
    expect((await me.call('getMessages', { query: { conversation } })).conversation?.is_blocked).toBe(true)
    await me.call('unblock', { body: { profile: her.id } })
    expect((await her.call('getChats')).chats).toHaveLength(1)
  })

  it('[MEMBER-11] a conversation comes back only when neither side blocks any more', async () => {
    const [me, her] = await pair()
    await sendText(me, { profile: her.id }, 'Hi')
    await me.call('block', { body: { profile: her.id } })
    await her.call('block', { body: { profile: me.id } })
    const seen = async () =>
      Promise.all([me, her].map(async ({ call }) => (await call('getChats')).chats.length))
    await me.call('unblock', { body: { profile: her.id } })
    expect(await seen()).toEqual([0, 0])
    await her.call('unblock', { body: { profile: me.id } })
    expect(await seen()).toEqual([1, 1])
  })

  it('[MEMBER-11] neither side can write while one blocks', async () => {
    const [me, her] = await pair()
    const { message } = await sendText(me, { profile: her.id }, 'Hi')
    await her.call('block', { body: { profile: me.id } })
    const to = { conversation: message.conversation, kind: 'text' as const, text: 'Hello?' }
    expect(await me.call.refused('sendMessage', { key: 'key-mine-1', body: to })).toMatchObject({
      status: 403,
      code: 'blocked',
      details: { by: 'them' },
    })
    expect(await her.call.refused('sendMessage', { key: 'key-hers-1', body: to })).toMatchObject({
      details: { by: 'me' },
    })
    const stranger = await site.member()
    await her.call('block', { body: { profile: stranger.id } })
    const first = { profile: her.id, kind: 'text' as const, text: 'Hi' }
    const refusal = await stranger.call.refused('sendMessage', { key: 'key-other-1', body: first })
    expect(refusal.code).toBe('not_found')
  })

  it('[MEMBER-11] does not deliver a blocked member’s typing indicator', async () => {
    const [me, her] = await pair()
    const { message } = await sendText(me, { profile: her.id }, 'Hi')
    await her.call('block', { body: { profile: me.id } })
    const events = site.eventsOf(her.id)
    await me.call('sendTyping', { body: { conversation: message.conversation } })
    expect(events).toEqual([])
  })

  it('concurrent blocks count once; oneself and unknown members are not found', async () => {
    const [me, her] = await pair()
    await Promise.all([1, 2, 3].map(() => me.call('block', { body: { profile: her.id } })))
    for (const profile of [me.id, 999_999])
      expect((await me.call.refused('block', { body: { profile } })).code).toBe('not_found')
  })
})
