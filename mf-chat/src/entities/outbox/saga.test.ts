import 'fake-indexeddb/auto'
import { waitFor } from '@testing-library/dom'
import { memberStorage } from '@duetto/shared/domain'
import { createBus } from '@duetto/shared/events'
import { ApiError } from '@duetto/shared/http'
import { createUser, fakeApi, refuse, settle, testNow } from '@duetto/shared/testing'
import { createStore, entries, set } from 'idb-keyval'
import type { ChatContext } from '../../state'
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
const open = (answers: Parameters<typeof fakeApi>[0], session?: ChatContext['session']) => {
  const api = fakeApi({ getChats: () => ({ chats: [], total_unread: 0, next_cursor: null }), ...answers })
  const bus = createBus(() => testNow)
  const { store, stop } = startStore({ http: api.http, bus, userId: () => userId, session })
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
const stored = () => createOutboxStore(userId).read()

beforeEach(() => {
  userId += 1
})
afterEach(() => stops.splice(0).forEach((stop) => stop()))

it('[CHAT-02] sends messages to one member in order, one at a time', async () => {
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

it('[CHAT-02] sends to other members while one message waits', async () => {
  const { store, sent } = open({
    sendMessage: (input) =>
      (input.body as Body).profile === 11 ? new Promise(() => {}) : answerToSend(input),
  })
  store.dispatch(sendRequested(written('to the first', 11)))
  store.dispatch(sendRequested(written('to the second', 12)))
  await waitFor(() => expect(sent()).toEqual(['to the first', 'to the second']))
  await waitFor(() => expect(store.getState().outbox.messages).toHaveLength(1))
})

it('[SYNC-02] resends in order under the same keys when the network is back', async () => {
  const { write, sent, shown, answers, calls } = open({ sendMessage: refuse('network') })
  write('one', 'two')
  await waitFor(() => expect(shown()).toEqual(['one: waiting', 'two: sending']))
  answers.sendMessage = answerToSend
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(shown()).toEqual([]))
  expect(sent()).toEqual(['one', 'one', 'two'])
  const keys = calls.filter(({ name }) => name === 'sendMessage').map(({ key }) => key)
  expect(keys).toEqual(['key-one', 'key-one', 'key-two'])
  expect(await stored()).toEqual([])
})

it('[SYNC-02] sends unsent messages after a reload', async () => {
  const first = open({ sendMessage: refuse('unavailable') })
  first.write('one', 'two')
  await waitFor(() => expect(first.shown()).toEqual(['one: waiting', 'two: sending']))
  await waitFor(async () => expect(await stored()).toHaveLength(2))
  first.stop()
  const second = open({ sendMessage: answerToSend })
  await waitFor(() => expect(second.sent()).toEqual(['one', 'two']))
  await waitFor(() => expect(second.shown()).toEqual([]))
})

it('[SYNC-02] removes messages that another tab has sent', async () => {
  const { write, shown, sent, bus } = open({ sendMessage: refuse('network') })
  write('one')
  await waitFor(() => expect(shown()).toEqual(['one: waiting']))
  await waitFor(async () => expect(await stored()).toMatchObject([{ status: 'waiting' }]))
  await settle()
  const before = sent().length
  await createOutboxStore(userId).remove('key-one')
  bus.emit('resync', {})
  await waitFor(() => expect(shown()).toEqual([]))
  expect(sent()).toHaveLength(before)
})

it('[CHAT-02] stores each message at once, without waiting for earlier ones or responses', async () => {
  const { write } = open({ sendMessage: () => new Promise(() => {}) })
  await stored()
  const put = jest.spyOn(IDBObjectStore.prototype, 'put')
  const commit = jest.spyOn(IDBTransaction.prototype, 'commit')
  write('one', 'two')
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  expect(put.mock.calls.map(([message]) => (message as UnsentMessage).text)).toEqual(['one', 'two'])
  expect(commit).toHaveBeenCalledTimes(2)
  await waitFor(async () => expect((await stored()).map(({ text }) => text)).toEqual(['one', 'two']))
})

it('[CHAT-03] stops at a refused message until its author deletes it', async () => {
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

it('[CHAT-03] does not restore a deleted message while the storage still has it', async () => {
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
  await waitFor(async () => expect([isTaken, await stored()]).toEqual([true, []]))
  await settle()
  expect(later.flat()).toEqual([])
})

it('[CHAT-03] forgets a message deleted during its send, also if the send fails later', async () => {
  let fail = (_error: unknown) => {}
  const { write, store, sent } = open({ sendMessage: () => new Promise((_, reject) => (fail = reject)) })
  write('one')
  await waitFor(() => expect(sent()).toEqual(['one']))
  store.dispatch(unsentDropped(store.getState().outbox.messages[0] as UnsentMessage))
  fail(new ApiError({ code: 'network', details: {} }))
  await settle()
  expect(await stored()).toEqual([])
})

it('[CHAT-03] sends a message that was returned to the field and then sent again with its key', async () => {
  const { write, store, sent, shown, answers } = open({ sendMessage: refuse('not_enough_credits') })
  write('one')
  await waitFor(() => expect(shown()).toEqual(['one: refused']))
  store.dispatch(unsentDropped(store.getState().outbox.messages[0] as UnsentMessage))
  answers.sendMessage = answerToSend
  write('one')
  await waitFor(() => expect(sent()).toEqual(['one', 'one']))
  await waitFor(() => expect(shown()).toEqual([]))
})

it('[CHAT-02] sends a message once if the storage cannot delete it', async () => {
  const remove = jest.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('disk error', 'UnknownError')
  })
  try {
    const { write, sent, shown } = open({ sendMessage: answerToSend })
    write('one')
    await waitFor(() => expect(shown()).toEqual([]))
    await settle()
    expect(sent()).toEqual(['one'])
  } finally {
    remove.mockRestore()
  }
})

it('[CHAT-03] resends a refused message on request', async () => {
  const { write, store, shown, answers, sent } = open({ sendMessage: refuse('not_enough_credits') })
  write('one')
  await waitFor(() => expect(shown()).toEqual(['one: refused']))
  answers.sendMessage = answerToSend
  store.dispatch(retryRequested(store.getState().outbox.messages[0] as UnsentMessage))
  await waitFor(() => expect(shown()).toEqual([]))
  expect(sent()).toEqual(['one', 'one'])
})

it('[CHAT-03] keeps a refused message with its reason after a reload, without resending it', async () => {
  const first = open({ sendMessage: refuse('not_enough_credits') })
  first.write('one')
  await waitFor(async () => expect(await stored()).toMatchObject([{ status: 'refused' }]))
  first.stop()
  const second = open({ sendMessage: answerToSend })
  await waitFor(() => expect(second.shown()).toEqual(['one: refused']))
  await settle()
  expect(second.sent()).toEqual([])
  expect(second.store.getState().outbox.messages[0]?.code).toBe('not_enough_credits')
})

it('[CHAT-02] sends without storage and marks the message as unsaved', async () => {
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

it('[CHAT-02] deletes invalid stored messages and those of other accounts', async () => {
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

const startUnconfirmed = async (names: string[]) => {
  const user = createUser({ id: userId, paid_user: false, status: 'not_confirmed' })
  const listeners: (() => void)[] = []
  const session: ChatContext['session'] = {
    get: () => ({ status: 'member', user }) as ReturnType<NonNullable<ChatContext['session']>['get']>,
    subscribe: (listener) => {
      listeners.push(listener)
      return () => {}
    },
  }
  const view = open({ sendMessage: refuse('not_confirmed') }, session)
  const at = new Date(testNow).toISOString()
  names.forEach((name, index) =>
    view.store.dispatch(sendRequested({ ...written(name, 11 + index), at, isFreeOnly: true })),
  )
  await waitFor(() => expect(view.shown()).toEqual(names.map((name) => `${name}: refused`)))
  const wait = async () => {
    for (let turn = 0; turn < 30; turn += 1) await settle()
  }
  await wait()
  const before = view.sent().length
  let answer = () => {}
  view.answers.sendMessage = (input) => new Promise((done) => (answer = () => done(answerToSend(input))))
  const sentSince = () => view.sent().slice(before)
  user.status = 'active'
  for (const listener of listeners) listener()
  await waitFor(() => expect(sentSince()).toEqual(['first']))
  const answerAll = () => {
    view.answers.sendMessage = answerToSend
    answer()
  }
  return { ...view, sentSince, wait, answerAll }
}

it('[CHAT-03] starts the conversations of a member who confirms the address in the order of writing', async () => {
  const { sentSince, wait, answerAll } = await startUnconfirmed(['first', 'second'])
  await wait()
  expect(sentSince()).toEqual(['first'])
  answerAll()
  await waitFor(() => expect(sentSince()).toEqual(['first', 'second']))
})

it('[CHAT-03] goes on sending after the page is left, but not what was deleted elsewhere', async () => {
  const { sentSince, wait, answerAll, stop } = await startUnconfirmed(['first', 'second', 'third'])
  await createOutboxStore(userId).remove('key-third')
  stop()
  answerAll()
  await waitFor(() => expect(sentSince()).toEqual(['first', 'second']))
  await wait()
  expect(sentSince()).toEqual(['first', 'second'])
})
