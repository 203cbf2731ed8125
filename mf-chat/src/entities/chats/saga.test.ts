import type { Chat, Message } from '@duetto/shared/contract'
import { timings } from '@duetto/shared/domain'
import type { Bus } from '@duetto/shared/events'
import { createBus } from '@duetto/shared/events'
import { fakeApi, createCard, refuse, testNow } from '@duetto/shared/testing'
import { startStore } from '../../testing/startStore'
import { chatDeleted, chatRestored, chatsRequested, conversationSeen } from './slice'

const createChat = (id: number, unread = 0): Chat => ({
  conversation: { id },
  profile: createCard(id),
  num_unread_messages: unread,
  draft: '',
  is_pinned: false,
  is_archived: false,
  is_muted: false,
  last_message: null,
})
const start = (answers: Parameters<typeof fakeApi>[0]) => {
  const api = fakeApi({
    getChats: () => ({ chats: [createChat(1, 2), createChat(2)], total_unread: 2, next_cursor: null }),
    ...answers,
  })
  const bus = createBus(() => testNow)
  const { store } = startStore({ http: api.http, bus })
  return { ...api, bus, store, state: () => store.getState().chats }
}
const idsOf = (chats: readonly Chat[]): number[] => chats.map(({ conversation }) => conversation.id)

const message = (conversation: number, over: Partial<Message> = {}): Message => ({
  id: 90,
  conversation,
  is_mine: false,
  kind: 'text',
  text: 'Are you there?',
  gift: null,
  media: null,
  credits: 0,
  created_at: '2026-03-01T12:30:00Z',
  ...over,
})
const push = (bus: Bus, over: Partial<Message> & { conversation: number }) =>
  bus.emit('chat-pushed', {
    conversationId: over.conversation,
    profileId: 1,
    message: message(over.conversation, over),
  })

describe('the list of conversations', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

  it('[CHAT-08][ERROR-06] hides a deleted chat at once, and restores it with the reason if the server refuses', async () => {
    const { store, state, calls } = start({ deleteChat: refuse('unavailable') })
    store.dispatch(chatsRequested())
    await pass(0)
    store.dispatch(chatDeleted(1))
    expect(idsOf(state().chats)).toEqual([2])
    await pass(timings.undoMs)
    expect(calls).toContainEqual({ name: 'deleteChat', body: { conversation: 1 } })
    expect(state().failure).toEqual({ of: 'delete', code: 'unavailable' })
    expect(idsOf(state().chats)).toEqual([2, 1])
  })

  it('[CHAT-08] keeps a deleted chat hidden on stale responses, and restores it on a newer message', async () => {
    let finish: (value: unknown) => void = () => {}
    const { bus, store, state, answers } = start({ deleteChat: () => new Promise((done) => (finish = done)) })
    store.dispatch(chatsRequested())
    await pass(0)
    store.dispatch(chatDeleted(1))
    await pass(timings.undoMs)
    bus.emit('resync', {})
    await pass(0)
    expect(idsOf(state().chats)).toEqual([2])
    finish({ ok: true })
    await pass(0)
    expect(idsOf(state().chats)).toEqual([2])
    const last_message = { preview: 'Hi', kind: 'text' as const, is_mine: false, at: '2026-03-01T13:00:00Z' }
    answers.getChats = () => ({
      chats: [{ ...createChat(1, 1), last_message }, createChat(2)],
      total_unread: 1,
      next_cursor: null,
    })
    push(bus, { conversation: 1, created_at: last_message.at })
    await pass(0)
    expect(idsOf(state().chats)).toEqual([1, 2])
  })

  it('[CHAT-08] cancels a deletion within six seconds, by hand or by a message, without a request', async () => {
    const { bus, store, state, calls } = start({})
    store.dispatch(chatsRequested())
    await pass(0)
    store.dispatch(chatDeleted(1))
    await pass(timings.undoMs - 1)
    store.dispatch(chatRestored(1))
    expect(idsOf(state().chats).sort()).toEqual([1, 2])
    store.dispatch(chatDeleted(2))
    push(bus, { conversation: 2 })
    await pass(timings.undoMs * 2)
    expect(idsOf(state().chats)).toEqual([2, 1])
    expect(calls.map(({ name }) => name)).toEqual(['getChats'])
  })

  it('[CHAT-08] deletes when the page is left during the undo period', async () => {
    const { store, calls } = start({ deleteChat: () => ({ ok: true }) })
    store.dispatch(chatsRequested())
    await pass(0)
    store.dispatch(chatDeleted(1))
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'visible' })
    await pass(0)
    expect(calls).toContainEqual({ name: 'deleteChat', body: { conversation: 1 } })
  })

  it('[SYNC-02][CHAT-07] shows a pushed message in its row, on top and counted, without a request', async () => {
    const { bus, store, state, calls } = start({})
    store.dispatch(chatsRequested())
    await pass(0)
    push(bus, { conversation: 2 })
    expect(idsOf(state().chats)).toEqual([2, 1])
    expect(state().chats[0]).toMatchObject({
      num_unread_messages: 1,
      last_message: { preview: 'Are you there?' },
    })
    push(bus, { conversation: 2, id: 91, is_mine: true, created_at: '2026-03-01T12:31:00Z' })
    expect(state().chats[0]?.num_unread_messages).toBe(1)
    await pass(0)
    expect(calls.map(({ name }) => name)).toEqual(['getChats'])
  })

  it('[SYNC-02] loads the list on a message of an unlisted conversation', async () => {
    const { bus, store, calls } = start({})
    store.dispatch(chatsRequested())
    await pass(0)
    push(bus, { conversation: 3 })
    await pass(0)
    expect(calls.map(({ name }) => name)).toEqual(['getChats', 'getChats'])
  })

  it('[CHAT-07] marks a conversation as read that another device has read', async () => {
    const { bus, store, state } = start({})
    store.dispatch(chatsRequested())
    await pass(0)
    bus.emit('chat-read', { conversationId: 1 })
    expect(state().chats[0]?.num_unread_messages).toBe(0)
  })

  it.each([
    ['lowers the badge', false, [{ conversationId: 1, count: 2 }]],
    ['leaves the badge, which does not count it,', true, []],
  ])('[CHAT-07] reading a conversation %s if it is archived: %s', async (_, is_archived, expected) => {
    const { bus, store, state } = start({
      getChats: () => ({ chats: [{ ...createChat(1, 2), is_archived }], total_unread: 0, next_cursor: null }),
    })
    const seen: unknown[] = []
    bus.on('chat-seen', (event) => seen.push(event))
    store.dispatch(chatsRequested())
    await pass(0)
    store.dispatch(conversationSeen(1))
    expect(state().chats[0]?.num_unread_messages).toBe(0)
    expect(seen).toEqual(expected)
  })

  it('[SYNC-02] emits the unread total', async () => {
    const { bus, store } = start({})
    const emitted: number[] = []
    bus.on('chats-changed', ({ totalUnread }) => emitted.push(totalUnread))
    store.dispatch(chatsRequested())
    await pass(0)
    expect(emitted).toEqual([2])
  })
})
