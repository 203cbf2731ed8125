import 'fake-indexeddb/auto'
import { waitFor } from '@testing-library/dom'
import { memberStorage } from '@duetto/shared/domain'
import { createBus } from '@duetto/shared/events'
import { fakeApi, refuse, settle, testNow } from '@duetto/shared/testing'
import { createStore, entries, set } from 'idb-keyval'
import { startStore } from '../../testing/startStore'
import { createOutboxStore } from './outboxStore'
import { retryRequested, sendRequested, unsentDropped } from './slice'
import type { UnsentMessage } from './types'
import { answerToSend } from '../../testing/fixtures'

type Body = { text: string; profile: number }
const written = (text: string, profileId = 11) => ({
  kind: 'text' as const,
  text,
  profileId,
  key: `key-${text}`,
  at: '2026-03-01T12:00:00Z',
})

const stops: (() => void)[] = []
let userId = 100
/** A tab of the member's browser. */
const open = (answers: Parameters<typeof fakeApi>[0]) => {
  const api = fakeApi({ getChats: () => ({ chats: [], total_unread: 0, next_cursor: null }), ...answers })
  const bus = createBus(() => testNow)
  const { store, stop } = startStore({ http: api.http, bus, userId: () => userId })
  stops.push(stop)
  return {
    ...api,
    bus,
    store,
    stop,
    write: (...texts: string[]) => texts.forEach((text) => void store.dispatch(sendRequested(written(text)))),
    shown: () => store.getState().outbox.messages.map(({ text, status }) => `${text}: ${status}`),
    sent: () => api.calls.filter(({ name }) => name === 'sendMessage').map(({ body }) => (body as Body).text),
  }
}
const kept = () => createOutboxStore(userId).read()

beforeEach(() => {
  userId += 1
})
afterEach(() => stops.splice(0).forEach((stop) => stop()))

it('[CHAT-02] two messages to one person arrive in the order they were written, one after the other', async () => {
  const waiting: (() => void)[] = []
  const { write, sent, shown } = open({
    sendMessage: (input) => new Promise((done) => waiting.push(() => done(answerToSend(input)))),
  })
  write('one', 'two', 'three')
  await waitFor(() => expect(sent()).toEqual(['one']))
  await settle()
  expect(sent()).toEqual(['one'])
  waiting.shift()?.()
  await waitFor(() => expect(sent()).toEqual(['one', 'two']))
  waiting.shift()?.()
  await waitFor(() => expect(sent()).toEqual(['one', 'two', 'three']))
  waiting.shift()?.()
  await waitFor(() => expect(shown()).toEqual([]))
})

it('[CHAT-02] whoever waits for one person does not keep a message to another', async () => {
  const { store, sent } = open({
    sendMessage: (input) =>
      (input.body as Body).profile === 11 ? new Promise(() => {}) : answerToSend(input),
  })
  store.dispatch(sendRequested(written('to the first', 11)))
  store.dispatch(sendRequested(written('to the second', 12)))
  await waitFor(() => expect(sent()).toEqual(['to the first', 'to the second']))
  await waitFor(() => expect(store.getState().outbox.messages).toHaveLength(1))
})

it('[SYNC-02] what found no network goes out by itself once it is back, in order, under the same keys', async () => {
  const { write, sent, shown, answers, calls } = open({ sendMessage: refuse('network') })
  write('one', 'two')
  await waitFor(() => expect(shown()).toEqual(['one: waiting', 'two: sending']))
  answers.sendMessage = answerToSend
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(shown()).toEqual([]))
  expect(sent()).toEqual(['one', 'one', 'two'])
  const keys = calls.filter(({ name }) => name === 'sendMessage').map(({ key }) => key)
  expect(keys).toEqual(['key-one', 'key-one', 'key-two'])
  expect(await kept()).toEqual([])
})

it('[SYNC-02] what was unsent when the page was closed goes out with the next one', async () => {
  const first = open({ sendMessage: refuse('unavailable') })
  first.write('one', 'two')
  await waitFor(() => expect(first.shown()).toEqual(['one: waiting', 'two: sending']))
  await waitFor(async () => expect(await kept()).toHaveLength(2))
  first.stop()
  const second = open({ sendMessage: answerToSend })
  await waitFor(() => expect(second.sent()).toEqual(['one', 'two']))
  await waitFor(() => expect(second.shown()).toEqual([]))
})

it('[SYNC-02] what another tab has sent no longer waits in this one', async () => {
  const { write, shown, sent, bus } = open({ sendMessage: refuse('network') })
  write('one')
  await waitFor(() => expect(shown()).toEqual(['one: waiting']))
  await waitFor(async () => expect(await kept()).toMatchObject([{ status: 'waiting' }]))
  await settle()
  const before = sent().length
  await createOutboxStore(userId).remove('key-one')
  bus.emit('resync', {})
  await waitFor(() => expect(shown()).toEqual([]))
  expect(sent()).toHaveLength(before)
})

it('[CHAT-02] what was written just before the page is left is kept: no text waits for the one before, nor for an answer', async () => {
  const { write } = open({ sendMessage: () => new Promise(() => {}) })
  // The database is open.
  await kept()
  const put = jest.spyOn(IDBObjectStore.prototype, 'put')
  const commit = jest.spyOn(IDBTransaction.prototype, 'commit')
  write('one', 'two')
  // The browser's database answers in a later task, which a page that is left does not live to see.
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  expect(put.mock.calls.map(([message]) => (message as UnsentMessage).text)).toEqual(['one', 'two'])
  expect(commit).toHaveBeenCalledTimes(2)
  await waitFor(async () => expect((await kept()).map(({ text }) => text)).toEqual(['one', 'two']))
})

it('[CHAT-03] a refusal stops with its reason, and with what was written after it; taken back, the next one goes', async () => {
  const { write, store, sent, shown, answers } = open({ sendMessage: refuse('not_enough_credits') })
  write('one', 'two')
  await waitFor(() => expect(shown()[0]).toBe('one: refused'))
  await settle()
  expect(sent()).toEqual(['one'])
  const [refused] = store.getState().outbox.messages
  expect(refused?.code).toBe('not_enough_credits')
  answers.sendMessage = answerToSend
  store.dispatch(unsentDropped(refused as UnsentMessage))
  await waitFor(() => expect(sent()).toEqual(['one', 'two']))
  await waitFor(() => expect(shown()).toEqual([]))
})

it('[CHAT-03] what its writer takes back at once does not show again while the storage forgets it', async () => {
  const { write, store, shown } = open({ sendMessage: refuse('blocked') })
  let isTaken = false
  const later: string[][] = []
  store.subscribe(() => {
    if (isTaken) later.push(shown())
    const refused = store.getState().outbox.messages.find(({ status }) => status === 'refused')
    if (!refused || isTaken) return
    isTaken = true
    store.dispatch(unsentDropped(refused))
  })
  write('one')
  await waitFor(async () => expect([isTaken, await kept()]).toEqual([true, []]))
  await settle()
  expect(later.flat()).toEqual([])
})

it('[CHAT-03] a refused message is sent again when its writer says so', async () => {
  const { write, store, shown, answers, sent } = open({ sendMessage: refuse('not_enough_credits') })
  write('one')
  await waitFor(() => expect(shown()).toEqual(['one: refused']))
  answers.sendMessage = answerToSend
  store.dispatch(retryRequested(store.getState().outbox.messages[0] as UnsentMessage))
  await waitFor(() => expect(shown()).toEqual([]))
  expect(sent()).toEqual(['one', 'one'])
})

it('[CHAT-03] what was refused stays so when the page is loaded again: it is shown with its reason, and not sent by itself', async () => {
  const first = open({ sendMessage: refuse('not_enough_credits') })
  first.write('one')
  await waitFor(async () => expect(await kept()).toMatchObject([{ status: 'refused' }]))
  first.stop()
  const second = open({ sendMessage: answerToSend })
  await waitFor(() => expect(second.shown()).toEqual(['one: refused']))
  await settle()
  expect(second.sent()).toEqual([])
  expect(second.store.getState().outbox.messages[0]?.code).toBe('not_enough_credits')
})

it('[CHAT-02] without storage a message is sent all the same, and said not to be saved', async () => {
  const { indexedDB } = globalThis
  Object.assign(globalThis, { indexedDB: undefined })
  try {
    const { write, store, answers, shown } = open({ sendMessage: refuse('network') })
    write('one')
    await waitFor(() => expect(shown()).toEqual(['one: waiting']))
    expect(store.getState().outbox.messages[0]?.isSaved).toBe(false)
    answers.sendMessage = answerToSend
    dispatchEvent(new Event('online'))
    await waitFor(() => expect(shown()).toEqual([]))
  } finally {
    Object.assign(globalThis, { indexedDB })
  }
})

it('[CHAT-02] what is stored wrongly or for somebody else is not sent, and is taken out', async () => {
  const database = createStore(memberStorage.database, memberStorage.store)
  const right = { ...written('mine'), order: 1, status: 'waiting', code: null, isSaved: true }
  await set(`${userId}/a`, { ...right, profileId: '11' }, database)
  await set(`${userId}/b`, 'text', database)
  await set(`${userId}/c`, { ...right, kind: 'photo-of-another-build' }, database)
  await set(`${userId + 5000}/d`, right, database)
  await set(`${userId}/key-mine`, right, database)
  const { sent } = open({ sendMessage: answerToSend })
  await waitFor(() => expect(sent()).toEqual(['mine']))
  await waitFor(async () => expect(await entries(database)).toEqual([]))
})
