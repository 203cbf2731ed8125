import { describeOnEngine, createTestApp } from '../../testing'
import type { TestApp, TestMember } from '../../testing'
import { atOnce, sendText } from '../../testing/social'

describeOnEngine('pinned, archived and muted conversations', (engine) => {
  let site: TestApp
  let me: TestMember
  let clara: TestMember
  let tom: TestMember
  beforeAll(async () => {
    site = await createTestApp({ engine })
  })
  beforeEach(async () => {
    await site.reset()
    me = await site.member()
    clara = await site.member({ paid_user: true, credits: 500 })
    tom = await site.member({ paid_user: true, credits: 500 })
  })
  afterAll(() => site.close())

  const write = async (author: TestMember, text = 'Hi'): Promise<number> => {
    site.clock.add(1000)
    return (await sendText(author, { profile: me.id }, text)).message.conversation
  }
  const list = async (filter?: 'unread' | 'archived') =>
    (await me.call('getChats', { query: { filter } })).chats.map(({ conversation }) => conversation.id)

  it('[CHAT-01] a pinned conversation stays on top, across pages', async () => {
    const pinned = await write(clara)
    await me.call('updateChat', { body: { conversation: pinned, is_pinned: true } })
    for (let index = 0; index < 51; index += 1)
      await write(await site.member({ paid_user: true, credits: 5 }))
    const first = await me.call('getChats')
    expect(first.chats[0]).toMatchObject({ conversation: { id: pinned }, is_pinned: true })
    const second = await me.call('getChats', { query: { cursor: first.next_cursor ?? '' } })
    const ids = [...first.chats, ...second.chats].map(({ conversation }) => conversation.id)
    expect(new Set(ids).size).toBe(52)
    expect(ids).toHaveLength(52)
    expect((await clara.call('getChats')).chats[0]).toMatchObject({ is_pinned: false })
  })

  it('[CHAT-01] [TOPBAR-02] the archive is a separate list without badge; a new message moves its conversation out', async () => {
    const conversation = await write(clara)
    await write(tom)
    const answer = await me.call('updateChat', { body: { conversation, is_pinned: true, is_archived: true } })
    expect(answer.total_unread).toBe(1)
    expect(await list('archived')).toEqual([conversation])
    expect(await list()).not.toContain(conversation)
    expect((await me.call('getChats', { query: { filter: 'archived' } })).chats[0]?.is_pinned).toBe(false)
    await sendText(me, { conversation }, 'I answer from the archive')
    expect(await list('archived')).toEqual([conversation])
    await write(clara)
    expect(await list('archived')).toEqual([])
    expect((await list())[0]).toBe(conversation)
  })

  it('[CHAT-01] a muted conversation stays in the archive, and its messages are marked as silent', async () => {
    const conversation = await write(clara)
    await me.call('updateChat', { body: { conversation, is_archived: true, is_muted: true } })
    const mine = site.eventsOf(me.id)
    const hers = site.eventsOf(clara.id)
    await write(clara, 'Are you there?')
    expect(await list('archived')).toEqual([conversation])
    expect((await me.call('getChats')).total_unread).toBe(0)
    expect(mine).toMatchObject([{ event: { type: 'chat-pushed', is_muted: true, is_archived: true } }])
    expect(hers[0]?.event).not.toHaveProperty('is_muted')
  })

  it('[CHAT-01] the unread filter lists only unread conversations outside the archive', async () => {
    const [read, unread, archived] = [
      await write(clara),
      await write(tom),
      await write(await site.member({ paid_user: true, credits: 5 })),
    ]
    await me.call('markRead', { body: { conversation: read, message: 9_999_999 } })
    await me.call('updateChat', { body: { conversation: archived, is_archived: true } })
    expect(await list('unread')).toEqual([unread])
  })

  it('[CHAT-01] notifies only the member’s other devices', async () => {
    const conversation = await write(clara)
    const [mine, hers] = [site.eventsOf(me.id), site.eventsOf(clara.id)]
    await me.call('updateChat', { body: { conversation, is_muted: true } })
    expect(mine.map(({ event }) => event)).toEqual([
      {
        type: 'chat-kept',
        conversation,
        is_pinned: false,
        is_archived: false,
        is_muted: true,
        total_unread: 1,
      },
    ])
    expect(hers).toEqual([])
    const etag = String((await me.call.raw('getChats')).headers['etag'])
    await me.call('updateChat', { body: { conversation, is_muted: false } })
    expect((await me.call.raw('getChats', { headers: { 'if-none-match': etag } })).status).toBe(200)
  })

  it('[CHAT-08] a deleted conversation is neither pinned nor archived when it comes back', async () => {
    const conversation = await write(clara)
    await me.call('updateChat', { body: { conversation, is_archived: true, is_muted: true } })
    await me.call('deleteChat', { body: { conversation } })
    await write(clara)
    expect(await list()).toEqual([conversation])
  })

  it('[CHAT-02] archiving while messages arrive neither loses one nor blocks', async () => {
    const conversation = await write(clara)
    await atOnce<unknown>(8, (index) =>
      index % 2
        ? me.call('updateChat', { body: { conversation, is_archived: true, is_muted: true } })
        : sendText(clara, { profile: me.id }, `Nr ${index}`),
    )
    const { chats } = await me.call('getChats', { query: { filter: 'archived' } })
    expect(chats[0]?.num_unread_messages).toBe(5)
  })

  it('an empty change has no effect', async () => {
    const conversation = await write(clara)
    expect((await me.call.refused('updateChat', { body: { conversation } })).code).toBe('bad_input')
  })
})
