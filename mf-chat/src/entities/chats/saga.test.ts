import type { Chat, Message } from '@duetto/shared/contract'
import { timings } from '@duetto/shared/domain'
import type { Bus } from '@duetto/shared/events'
import { createBus } from '@duetto/shared/events'
import { fakeApi, makeCard, refuse, testNow } from '@duetto/shared/testing'
import { startStore } from '../../testing/startStore'
import { chatDeleted, chatRestored, chatsRequested } from './slice'

const makeChat = (id: number, unread = 0): Chat => ({
  conversation: { id },
  profile: makeCard(id),
  num_unread_messages: unread,
  draft: '',
  is_pinned: false,
  is_archived: false,
  is_muted: false,
  last_message: null,
})
const start = (answers: Parameters<typeof fakeApi>[0]) => {
  const api = fakeApi({
    getChats: () => ({ chats: [makeChat(1, 2), makeChat(2)], total_unread: 2, next_cursor: null }),
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

  it('[CHAT-08][ERROR-06] a chat leaves the list at once, and comes back with the reason when it is refused', async () => {
    const { store, state, calls } = start({ deleteChat: refuse('unavailable') })
    store.dispatch(chatsRequested())
    await pass(0)
    store.dispatch(chatDeleted(1))
    expect(idsOf(state().chats)).toEqual([2])
    await pass(timings.undoMs)
    expect(calls).toContainEqual({ name: 'deleteChat', body: { conversation: 1 } })
    expect(state().failure).toEqual({ of: 'delete', code: 'unavailable' })
    expect(idsOf(state().chats)).toEqual([1, 2])
  })

  it('[CHAT-08] an answer on its way does not bring a deleted chat back, a newer message in it does', async () => {
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
      chats: [{ ...makeChat(1, 1), last_message }, makeChat(2)],
      total_unread: 1,
      next_cursor: null,
    })
    push(bus, { conversation: 1, created_at: last_message.at })
    await pass(0)
    expect(idsOf(state().chats)).toEqual([1, 2])
  })

  it('[CHAT-08] within six seconds a deletion is taken back, by hand or by a message, and the server hears nothing', async () => {
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

  it('[CHAT-08] who leaves the page within these seconds has deleted', async () => {
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

  it('[SYNC-02][CHAT-07] a pushed message is in its row, on top and counted, without asking the server', async () => {
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

  it('[SYNC-02] a message of a conversation that is not on the list loads the list', async () => {
    const { bus, store, calls } = start({})
    store.dispatch(chatsRequested())
    await pass(0)
    push(bus, { conversation: 3 })
    await pass(0)
    expect(calls.map(({ name }) => name)).toEqual(['getChats', 'getChats'])
  })

  it('[CHAT-07] what is read on another device is read here', async () => {
    const { bus, store, state } = start({})
    store.dispatch(chatsRequested())
    await pass(0)
    bus.emit('chat-read', { conversationId: 1 })
    expect(state().chats[0]?.num_unread_messages).toBe(0)
  })

  it('[SYNC-02] the list tells the shell the number of unread ones', async () => {
    const { bus, store } = start({})
    const told: number[] = []
    bus.on('chats-changed', ({ totalUnread }) => told.push(totalUnread))
    store.dispatch(chatsRequested())
    await pass(0)
    expect(told).toEqual([2])
  })
})
