import type { CallResponse, Message } from '@duetto/shared/contract'
import { limits, timings } from '@duetto/shared/domain'
import { createBus } from '@duetto/shared/events'
import { fakeApi, createCard, refuse, settle, testNow } from '@duetto/shared/testing'
import { startStore } from '../../testing/startStore'
import { conversationOpened, jumpRequested, newerRequested, olderRequested, replyChosen } from './slice'
import { cost, createMessage } from '../../testing/fixtures'

const clara = createCard(11, { name: 'Clara' })
const numbered = (id: number, over: Partial<Message> = {}): Message => createMessage(id, `text ${id}`, over)
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => numbered(from + index))
const pageOf = (messages: Message[], over: Partial<CallResponse<'getMessages'>> = {}) => ({
  conversation: { id: 1, profile: clara, other_read_id: 0, draft: '', is_blocked: false },
  profile: clara,
  messages,
  has_more: false,
  is_history_limited: false,
  cost,
  ...over,
})
const start = async (first: ReturnType<typeof pageOf>) => {
  const api = fakeApi({ getMessages: () => first, markRead: () => ({ ok: true, total_unread: 0 }) })
  const bus = createBus(() => testNow)
  const { store } = startStore({ http: api.http, bus, userId: () => null })
  store.dispatch(conversationOpened({ by: 'conversation', id: 1 }))
  await settle()
  const state = () => store.getState().conversation
  const change = (message: Message) =>
    bus.emit('message-changed', { conversationId: 1, profileId: 11, message })
  return { ...api, bus, store, state, change }
}

it('[CHAT-01][TRUST-11] retries newer messages that failed to load', async () => {
  const { store, state, answers } = await start(pageOf(range(900, 910)))
  answers.getMessages = () => pageOf(range(1, 10), { has_newer: true })
  store.dispatch(jumpRequested(5))
  await settle()
  answers.getMessages = refuse('unavailable')
  store.dispatch(newerRequested())
  await settle()
  expect(state().newerStatus).toBe('failed')
  answers.getMessages = () => pageOf(range(11, 20))
  store.dispatch(newerRequested())
  await settle()
  expect(state().messages.map(({ id }) => id)).toContain(20)
})

it('[CHAT-01][TRUST-11] stops loading older and newer messages when the session has ended', async () => {
  const { store, state, answers } = await start(pageOf(range(900, 910), { has_more: true }))
  answers.getMessages = () => false
  store.dispatch(olderRequested())
  store.dispatch(newerRequested())
  await settle()
  expect(state()).toMatchObject({ olderStatus: 'failed', newerStatus: 'failed' })
})

it('[CHAT-01] keeps a window of a long conversation in memory and loads in both directions', async () => {
  const most = limits.messagesInMemory
  const { store, state, answers } = await start(pageOf(range(2000, 2000 + most - 1), { has_more: true }))
  answers.getMessages = () => pageOf(range(1990, 1999), { has_more: true })
  store.dispatch(olderRequested())
  await settle()
  expect(state()).toMatchObject({ hasNewer: true, hasMore: true })
  expect(state().messages).toHaveLength(most)
  expect(state().messages[0]?.id).toBe(1990)
  answers.getMessages = () => pageOf(range(2000 + most - 10, 2000 + most + 9))
  store.dispatch(newerRequested())
  await settle()
  expect(state()).toMatchObject({ hasNewer: false, hasMore: true })
  expect(state().messages.at(-1)?.id).toBe(2000 + most + 9)
})

it('[CHAT-01] offers older messages again after dropping the oldest ones', async () => {
  const most = limits.messagesInMemory
  const { store, state, answers } = await start(pageOf(range(5000, 5010)))
  answers.getMessages = () => pageOf(range(1, most), { has_newer: true })
  store.dispatch(jumpRequested(5))
  await settle()
  expect(state().hasMore).toBe(false)
  answers.getMessages = () => pageOf(range(most + 1, most + 10), { has_more: true })
  store.dispatch(newerRequested())
  await settle()
  expect(state()).toMatchObject({ hasMore: true, hasNewer: true })
  expect(state().messages[0]?.id).toBe(11)
})

it('[SYNC-02] shows only the newest page after a gap, and loads earlier ones', async () => {
  const { bus, state, answers } = await start(pageOf(range(1, 5)))
  answers.getMessages = () => pageOf(range(100, 110), { has_more: true })
  bus.emit('resync', {})
  await settle()
  expect(state().messages[0]?.id).toBe(100)
  expect(state().hasMore).toBe(true)
})

it('[CHAT-01] ignores older revisions of a message', async () => {
  const { bus, state, change } = await start(pageOf([numbered(1)]))
  change(numbered(1, { text: 'edited', revision: 2 }))
  bus.emit('resync', {})
  await settle()
  expect(state().messages[0]?.text).toBe('edited')
})

it('[CHAT-01] cancels a reply when its message is deleted, and updates quotes', async () => {
  const quote = { id: 1, is_mine: false, kind: 'text' as const, text: 'text 1' }
  const { store, state, change } = await start(pageOf([numbered(1), numbered(2, { quote })]))
  store.dispatch(replyChosen(1))
  change(numbered(1, { text: 'edited', edited_at: '2026-03-01T11:01:00Z', revision: 1 }))
  expect(state().replyToId).toBe(1)
  expect(state().messages[1]?.quote?.text).toBe('edited')
  change(numbered(1, { text: '', is_deleted: true, revision: 2 }))
  expect(state().replyToId).toBeNull()
  expect(state().messages[1]?.quote?.text).toBe('')
})

const photo = { id: 1, is_mine: false, kind: 'photo' as const, text: '' }
const deleted = numbered(1, { text: '', is_deleted: true, revision: 2 })

it('[CHAT-01] a quote does not reveal the kind of a message that is deleted', async () => {
  const quoted = numbered(1, { kind: 'photo', text: '' })
  const { state, change } = await start(pageOf([quoted, numbered(2, { quote: photo })]))
  change(deleted)
  expect(state().messages[1]?.quote).toMatchObject({ kind: 'text', text: '' })
})

it('[CHAT-01] a late edit does not restore the quote of a deleted message', async () => {
  const quote = { ...photo, kind: 'text' as const, text: 'text 1' }
  const { state, change } = await start(pageOf([numbered(1), numbered(2, { quote })]))
  change(deleted)
  change(numbered(1, { text: 'edited', edited_at: '2026-03-01T11:01:00Z', revision: 1 }))
  expect(state().messages[1]?.quote?.text).toBe('')
})

it('[SYNC-02] a quote of a message deleted while offline shows the deletion after reconnecting', async () => {
  const { bus, state, answers } = await start(pageOf([numbered(2, { quote: photo })]))
  const quote = { ...photo, kind: 'text' as const }
  answers.getMessages = () => pageOf([numbered(2, { quote })])
  bus.emit('resync', {})
  await settle()
  expect(state().messages[0]?.quote?.kind).toBe('text')
})

it('[CHAT-01] hides the typing indicator after a while', async () => {
  const { bus, state } = await start(pageOf([numbered(1)]))
  jest.useFakeTimers()
  bus.emit('typing', { conversationId: 1, profileId: 11 })
  await jest.advanceTimersByTimeAsync(timings.typingShownMs - 1)
  expect(state().isTyping).toBe(true)
  await jest.advanceTimersByTimeAsync(1)
  expect(state().isTyping).toBe(false)
  jest.useRealTimers()
})
