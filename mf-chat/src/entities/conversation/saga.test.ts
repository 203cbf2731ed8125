import 'fake-indexeddb/auto'
import { waitFor } from '@testing-library/dom'
import type { CallResponse, Message } from '@duetto/shared/contract'
import { createBus } from '@duetto/shared/events'
import { fakeApi, createCard, settle, testNow } from '@duetto/shared/testing'
import { startStore } from '../../testing/startStore'
import { chatsRequested } from '../chats/slice'
import { sendRequested } from '../outbox/slice'
import { conversationOpened } from './slice'
import { cost } from '../../testing/fixtures'

const clara = createCard(11, { name: 'Clara' })
const ines = createCard(12, { name: 'Ines' })

const createMessage = (id: number, conversation: number, over: Partial<Message> = {}): Message => ({
  id,
  conversation,
  is_mine: false,
  kind: 'text',
  text: `text ${id}`,
  gift: null,
  media: null,
  credits: 0,
  created_at: '2026-03-01T11:00:00Z',
  ...over,
})
const answerOf = (profile: typeof clara, conversation: number): CallResponse<'getMessages'> => ({
  conversation: { id: conversation, profile, other_read_id: 0, draft: '', is_blocked: false },
  profile,
  messages: [createMessage(conversation * 10, conversation)],
  has_more: false,
  is_history_limited: false,
  cost,
})
const sent = (id: number, conversation: number, text: string): CallResponse<'sendMessage'> => ({
  message: createMessage(id, conversation, { is_mine: true, text }),
  credits: 3,
  cost,
})

const start = (answers: Parameters<typeof fakeApi>[0]) => {
  const api = fakeApi({
    getMessages: ({ query }) =>
      (query as { conversation: number }).conversation === 1 ? answerOf(clara, 1) : answerOf(ines, 2),
    getChats: () => ({ chats: [], total_unread: 0, next_cursor: null }),
    markRead: () => ({ ok: true, total_unread: 0 }),
    ...answers,
  })
  const bus = createBus(() => testNow)
  const { store } = startStore({ http: api.http, bus })
  return { ...api, bus, store, state: () => store.getState().conversation }
}
const toClara = { kind: 'text' as const, profileId: clara.id, key: 'key-1', at: '2026-03-01T12:00:00Z' }

const chatOf = (profile: typeof clara, id: number) => ({
  conversation: { id },
  profile,
  num_unread_messages: 0,
  draft: '',
  last_message: null,
})
const setVisibility = (value: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value })
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  localStorage.clear()
  setVisibility('visible')
})

describe('a conversation', () => {
  it('[CHAT-07] marks messages as read when opened', async () => {
    const { store, calls } = start({})
    store.dispatch(conversationOpened({ by: 'conversation', id: 1 }))
    await settle()
    expect(calls).toContainEqual({ name: 'markRead', body: { conversation: 1, message: 10 } })
  })

  it('[CHAT-07] marks an arriving message as read while visible, in row, badge and title, without further requests', async () => {
    const { bus, store, calls } = start({
      getChats: () => ({ chats: [chatOf(clara, 1)], total_unread: 0, next_cursor: null }),
    })
    store.dispatch(conversationOpened({ by: 'conversation', id: 1 }))
    store.dispatch(chatsRequested())
    await settle()
    const gets = calls.length
    const emitted: unknown[] = []
    bus.on('chat-seen', (seen) => emitted.push(seen))
    bus.on('chats-changed', (changed) => emitted.push(changed))
    bus.emit('chat-pushed', { conversationId: 1, profileId: clara.id, message: createMessage(50, 1) })
    await settle()
    expect(store.getState().chats.chats[0]?.num_unread_messages).toBe(0)
    expect(emitted).toEqual([{ conversationId: 1, count: 1 }, { totalUnread: 0 }])
    expect(calls.slice(gets)).toEqual([{ name: 'markRead', body: { conversation: 1, message: 50 } }])
  })

  it.each(['visible', 'hidden'] as const)(
    '[CHAT-01] keeps pushed messages of other members out of the open conversation while the page is %s',
    async (visibility) => {
      const { bus, store, calls, state } = start({
        getChats: () => ({
          chats: [chatOf(clara, 1), chatOf(ines, 2)],
          total_unread: 0,
          next_cursor: null,
        }),
      })
      store.dispatch(conversationOpened({ by: 'conversation', id: 1 }))
      store.dispatch(chatsRequested())
      await settle()
      setVisibility(visibility)
      const before = calls.length
      const shown = state().messages
      bus.emit('chat-pushed', { conversationId: 2, profileId: ines.id, message: createMessage(50, 2) })
      await settle()
      expect(state()).toMatchObject({ conversationId: 1, profile: { id: clara.id }, messages: shown })
      expect(shown.map(({ conversation }) => conversation)).toEqual([1])
      const unreadOf = (id: number) =>
        store.getState().chats.chats.find(({ conversation }) => conversation.id === id)?.num_unread_messages
      expect([unreadOf(1), unreadOf(2)]).toEqual([0, 1])
      expect(calls).toHaveLength(before)
    },
  )

  it('[CHAT-07] leaves messages unread while the page is hidden', async () => {
    const { bus, store, calls } = start({
      getChats: () => ({ chats: [chatOf(clara, 1)], total_unread: 0, next_cursor: null }),
    })
    store.dispatch(conversationOpened({ by: 'conversation', id: 1 }))
    store.dispatch(chatsRequested())
    await settle()
    const before = calls.length
    setVisibility('hidden')
    bus.emit('chat-pushed', { conversationId: 1, profileId: clara.id, message: createMessage(50, 1) })
    await settle()
    expect(store.getState().chats.chats[0]?.num_unread_messages).toBe(1)
    expect(calls).toHaveLength(before)
    setVisibility('visible')
    await settle()
    expect(store.getState().chats.chats[0]?.num_unread_messages).toBe(0)
    expect(calls.at(-1)).toEqual({ name: 'markRead', body: { conversation: 1, message: 50 } })
  })

  it('[CHAT-07] ignores a stale unread count in a list response', async () => {
    const unread = { ...chatOf(clara, 1), num_unread_messages: 1 }
    let answer: (value: unknown) => void = () => {}
    const { bus, store } = start({ getChats: () => new Promise((done) => (answer = done)) })
    store.dispatch(conversationOpened({ by: 'conversation', id: 1 }))
    await settle()
    const badge = { total: 0 }
    bus.on('chats-changed', ({ totalUnread }) => (badge.total = totalUnread))
    bus.on('chat-seen', ({ count }) => (badge.total -= count))
    bus.emit('resync', {})
    await settle()
    answer({ chats: [unread], total_unread: 1, next_cursor: null })
    await settle()
    expect(store.getState().chats.chats[0]?.num_unread_messages).toBe(0)
    expect(badge.total).toBe(0)
  })

  it('[CHAT-02] sends to the intended recipient after switching conversations', async () => {
    let answer: (value: unknown) => void = () => {}
    const { store, state, calls } = start({ sendMessage: () => new Promise((done) => (answer = done)) })
    store.dispatch(conversationOpened({ by: 'conversation', id: 1 }))
    await settle()
    store.dispatch(sendRequested({ ...toClara, text: 'for Clara' }))
    store.dispatch(conversationOpened({ by: 'conversation', id: 2 }))
    await settle()
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('sendMessage'))
    answer(sent(99, 1, 'for Clara'))
    await settle()
    expect(state().profile?.name).toBe('Ines')
    expect(state().conversationId).toBe(2)
    expect(state().messages.map(({ text }) => text)).not.toContain('for Clara')
  })

  it('[CHAT-06] shows an own message once when the stream delivers it before the response, and messages of other tabs', async () => {
    let answer: (value: unknown) => void = () => {}
    const { store, bus, state } = start({ sendMessage: () => new Promise((done) => (answer = done)) })
    store.dispatch(conversationOpened({ by: 'conversation', id: 1 }))
    await settle()
    store.dispatch(sendRequested({ ...toClara, text: 'hello' }))
    await waitFor(() => expect(store.getState().outbox.messages).toHaveLength(1))
    const push = (id: number, text: string, key: string) => {
      const message = createMessage(id, 1, { is_mine: true, text })
      bus.emit('chat-pushed', { conversationId: 1, profileId: clara.id, message, key })
    }
    push(99, 'hello', 'key-1')
    push(100, 'from another tab', 'key-of-another-tab')
    expect(store.getState().outbox.messages).toEqual([])
    expect(state().messages.map(({ id }) => id)).toEqual([10, 99, 100])
    answer(sent(99, 1, 'hello'))
    await settle()
    expect(state().messages.map(({ id }) => id)).toEqual([10, 99, 100])
  })

  it('[CHAT-06] shows a pushed message once and ends the typing indicator', async () => {
    const { store, bus, state } = start({})
    store.dispatch(conversationOpened({ by: 'conversation', id: 1 }))
    await settle()
    bus.emit('typing', { conversationId: 1, profileId: clara.id })
    expect(state().isTyping).toBe(true)
    const message = createMessage(50, 1, { text: 'hello again' })
    bus.emit('chat-pushed', { conversationId: 1, profileId: clara.id, message })
    bus.emit('chat-pushed', { conversationId: 1, profileId: clara.id, message })
    await settle()
    expect(state().messages.filter(({ id }) => id === 50)).toHaveLength(1)
    expect(state().isTyping).toBe(false)
  })

  it('[CHAT-06] ignores what other members write and read', async () => {
    const { store, bus, state } = start({})
    store.dispatch(conversationOpened({ by: 'conversation', id: 1 }))
    await settle()
    const before = state()
    bus.emit('typing', { conversationId: 2, profileId: ines.id })
    bus.emit('read', { conversationId: 2, messageId: 90 })
    await settle()
    expect(state()).toEqual(before)
  })

  it('[CHAT-01] updates the online state when the stream reconnects', async () => {
    let isOnline = false
    const { store, bus, state } = start({
      getMessages: () => answerOf({ ...clara, is_online: isOnline }, 1),
    })
    store.dispatch(conversationOpened({ by: 'conversation', id: 1 }))
    await settle()
    expect(state().profile?.is_online).toBe(false)
    isOnline = true
    bus.emit('resync', {})
    await settle()
    expect(state().profile?.is_online).toBe(true)
  })

  it('[TRUST-03] a send on another device updates the cost; a send of this tab loads nothing', async () => {
    let left = 5
    let answer: (value: unknown) => void = () => {}
    const { store, bus, state, calls } = start({
      getMessages: () => ({ ...answerOf(clara, 1), cost: { ...cost, free_messages_left: left } }),
      sendMessage: () => new Promise((done) => (answer = done)),
    })
    const push = (id: number, key: string) => {
      const message = createMessage(id, 1, { is_mine: true })
      bus.emit('chat-pushed', { conversationId: 1, profileId: clara.id, message, key })
      return settle()
    }
    const loads = () => calls.filter(({ name }) => name === 'getMessages').length
    store.dispatch(conversationOpened({ by: 'conversation', id: 1 }))
    await settle()
    left = 4
    await push(20, 'elsewhere')
    expect(state().cost?.free_messages_left).toBe(4)
    expect(loads()).toBe(2)

    store.dispatch(sendRequested({ ...toClara, text: 'here' }))
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('sendMessage'))
    await push(21, toClara.key)
    answer(sent(21, 1, 'here'))
    await settle()
    await push(21, toClara.key)
    expect(loads()).toBe(2)
  })

  it.each([
    ['what was missed is added', [11, 12], true, [10, 11, 12]],
    ['a gap is not hidden: the newest page stands alone', [57, 58], true, [57, 58]],
    ['nothing is lost where there is no older page', [11], false, [10, 11]],
  ])('[SYNC-02] after a gap in the stream, %s', async (_, ids, has_more, expected) => {
    let isBehind = false
    const page = ids[0] === 11 && has_more ? [10, ...ids] : ids
    const { store, bus, state } = start({
      getMessages: () =>
        isBehind
          ? { ...answerOf(clara, 1), messages: page.map((id) => createMessage(id, 1)), has_more }
          : answerOf(clara, 1),
    })
    store.dispatch(conversationOpened({ by: 'conversation', id: 1 }))
    await settle()
    isBehind = true
    bus.emit('resync', {})
    await settle()
    expect(state().messages.map(({ id }) => id)).toEqual(expected)
  })
})
