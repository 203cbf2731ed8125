import 'fake-indexeddb/auto'
import { configureStore } from '@reduxjs/toolkit'
import { waitFor } from '@testing-library/dom'
import { createBus } from '@duetto/shared/events'
import { fakeApi, refuse, settle, testNow } from '@duetto/shared/testing'
import { runSaga } from 'redux-saga'
import { startStore } from '../../testing/startStore'
import { drain } from './drain'
import type { DrainContext } from './drain'
import { retryDelay } from './retryDelay'
import { messageStored, outboxReducer, sendRequested } from './slice'
import { isUnsentMessage } from './types'
import { answerToSend } from '../../testing/fixtures'

const stops: (() => void)[] = []
let userId = 700
const open = (answers: Parameters<typeof fakeApi>[0]) => {
  userId += 1
  const api = fakeApi({ getChats: () => ({ chats: [], total_unread: 0, next_cursor: null }), ...answers })
  const bus = createBus(() => testNow)
  const made = startStore({ http: api.http, bus, userId: () => userId })
  stops.push(made.stop)
  const write = (text: string) =>
    made.store.dispatch(
      sendRequested({ kind: 'text', text, profileId: 11, key: `key-${text}`, at: '2026-03-01T12:00:00Z' }),
    )
  const outbox = () => made.store.getState().outbox
  const tries = () => api.calls.filter(({ name }) => name === 'sendMessage').length
  return { ...api, ...made, bus, write, outbox, tries }
}
afterEach(() => stops.splice(0).forEach((stop) => stop()))

it('[SYNC-02] backs off with each network failure, up to 30 seconds', () => {
  const random = jest.spyOn(Math, 'random').mockReturnValue(0)
  expect([1, 2, 3, 9].map(retryDelay)).toEqual([2000, 4000, 8000, 30_000])
  random.mockRestore()
})

/** Each attempt awaits IndexedDB, which is slow on a busy machine. */
const slow = { timeout: 20_000 }

it('[SYNC-02] resets the failure count on success', async () => {
  const { write, outbox, answers } = open({ sendMessage: refuse('network') })
  write('one')
  await waitFor(() => expect(outbox().failures).toBe(1))
  await waitFor(() => {
    dispatchEvent(new Event('online'))
    expect(outbox().failures).toBeGreaterThan(1)
  }, slow)
  answers.sendMessage = answerToSend
  await waitFor(() => {
    dispatchEvent(new Event('online'))
    expect(outbox()).toMatchObject({ failures: 0, messages: [] })
  }, slow)
})

it('[SYNC-02] sends again at once if the browser went online while an attempt still failed', async () => {
  const random = jest.spyOn(Math, 'random').mockReturnValue(1000)
  const { write, outbox, answers } = open({
    sendMessage: () => {
      dispatchEvent(new Event('online'))
      answers.sendMessage = answerToSend
      return refuse('network')()
    },
  })
  write('one')
  write('two')
  await waitFor(() => expect(outbox().messages).toEqual([]))
  random.mockRestore()
})

it('[SYNC-02] sends waiting messages when the browser or the stream is back online', async () => {
  const random = jest.spyOn(Math, 'random').mockReturnValue(1000)
  const { write, outbox, tries, bus } = open({ sendMessage: refuse('network') })
  write('one')
  await waitFor(() => expect(outbox().messages[0]?.status).toBe('waiting'))
  expect(tries()).toBe(1)
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(tries()).toBe(2))
  await waitFor(() => expect(outbox().messages[0]?.status).toBe('waiting'))
  bus.emit('resync', {})
  await waitFor(() => expect(tries()).toBe(3))
  random.mockRestore()
})

it('[SYNC-02] removes its listeners when the page is left', async () => {
  const remove = jest.spyOn(window, 'removeEventListener')
  const { stop, write, outbox } = open({ sendMessage: answerToSend })
  write('one')
  await waitFor(() => expect(outbox().messages).toEqual([]))
  stop()
  await settle()
  expect(remove.mock.calls.map(([name]) => name)).toContain('online')
  remove.mockRestore()
})

it('[CHAT-02] sends messages written during a send after it', async () => {
  const going: (() => void)[] = []
  const { write, outbox, tries } = open({
    sendMessage: (input) => new Promise((done) => going.push(() => done(answerToSend(input)))),
  })
  write('one')
  await waitFor(() => expect(tries()).toBe(1))
  going.shift()?.()
  write('two')
  await waitFor(() => expect(tries()).toBe(2))
  going.shift()?.()
  await waitFor(() => expect(outbox().messages).toEqual([]))
})

it('[CHAT-02] removes a message that the stream delivers first, and emits the new balance', async () => {
  const { write, outbox, bus } = open({ sendMessage: () => new Promise(() => {}) })
  write('one')
  await waitFor(() => expect(outbox().messages).toHaveLength(1))
  const { message } = answerToSend({ body: { text: 'one' } })
  bus.emit('chat-pushed', { conversationId: 1, profileId: 11, message, key: 'key-one' })
  expect(outbox().messages).toEqual([])
  const balances: number[] = []
  const other = open({ sendMessage: (input) => ({ ...answerToSend(input), credits: 3 }) })
  other.bus.on('credits-changed', ({ credits }) => balances.push(credits))
  other.write('two')
  await waitFor(() => expect(balances).toEqual([3]))
})

it('[CHAT-02] rejects stored messages without a date, and recordings without a duration', () => {
  const good = {
    kind: 'voice',
    key: 'a-key',
    profileId: 11,
    at: '2026-03-01T12:00:00Z',
    order: 1,
    status: 'waiting',
    code: null,
    voice: { duration_ms: 7000, waveform: '0v' },
  }
  expect(isUnsentMessage(good)).toBe(true)
  expect(isUnsentMessage({ ...good, at: 'yesterday' })).toBe(false)
  expect(isUnsentMessage({ ...good, voice: { waveform: '0v' } })).toBe(false)
  expect(isUnsentMessage({ ...good, voice: { duration_ms: 7000 } })).toBe(false)
})

it('[SYNC-02] keeps a message that is stored while the storage is being read', async () => {
  const { dispatch, getState } = configureStore({ reducer: { outbox: outboxReducer } })
  let reads = 0
  const read = async () => {
    reads += 1
    if (reads === 2) {
      dispatch(
        sendRequested({
          kind: 'text',
          text: 'two',
          profileId: 11,
          key: 'key-two',
          at: '2026-03-01T12:00:00Z',
        }),
      )
      dispatch(messageStored({ key: 'key-two', isSaved: true, order: 1 }))
    }
    return []
  }
  const context = { userId: 1, store: { read }, running: new Set(), rerun: new Set() }
  await runSaga({ dispatch, getState }, drain, context as unknown as DrainContext, 11).toPromise()
  expect(reads).toBe(2)
  expect(getState().outbox.messages.map(({ text }) => text)).toEqual(['two'])
})
