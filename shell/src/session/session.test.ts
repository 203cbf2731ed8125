import { fakeApi, makeUser, settle, testNow } from '@duetto/shared/testing'
import { createBus } from '@duetto/shared/events'
import { timings } from '@duetto/shared/domain'
import { createSessionStore } from './store'

class FakeEventSource {
  static last: FakeEventSource | null = null
  static readonly CLOSED = 2
  listeners: Record<string, (event: { data: string }) => void> = {}
  isClosed = false
  constructor() {
    FakeEventSource.last = this
  }
  addEventListener(type: string, listener: (event: { data: string }) => void) {
    this.listeners[type] = listener
  }
  close() {
    this.isClosed = true
  }
}

const start = (user: ReturnType<typeof makeUser> | null, hasSession = true) => {
  const api = fakeApi({
    getUser: () => ({ user }),
    getChats: () => ({ chats: [], total_unread: 3, next_cursor: null }),
    getLikes: () => ({ profiles: [], liked_by: [], total_new: 2 }),
  })
  const bus = createBus(() => testNow)
  const store = createSessionStore({ http: api.http, bus, hasSession })
  const count = (name: string): number => api.calls.filter((call) => call.name === name).length
  return { ...api, bus, store, count }
}

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(globalThis, { EventSource: FakeEventSource })
})
afterEach(() => jest.useRealTimers())

describe('the session', () => {
  it('asks nobody where the browser has no session', async () => {
    const { store, calls } = start(null, false)
    await settle()
    expect(store.get().status).toBe('visitor')
    expect(calls).toEqual([])
    store.stop()
  })

  it('[SYNC-01] a member’s user, chats and likes are read first after 5 s, then every 60 s', async () => {
    const { store, count } = start(makeUser())
    await jest.advanceTimersByTimeAsync(0)
    expect(store.get()).toMatchObject({ status: 'member', totalUnread: 3, totalNewLikes: 2 })
    expect(count('getUser')).toBe(1)
    await jest.advanceTimersByTimeAsync(timings.pollFirstMs)
    expect(count('getUser')).toBe(2)
    await jest.advanceTimersByTimeAsync(timings.pollMs)
    expect(count('getUser')).toBe(3)
    store.stop()
  })

  it('[SYNC-02] a pushed message reloads chats and likes at once and reaches the roots', async () => {
    const { store, bus, count } = start(makeUser())
    await jest.advanceTimersByTimeAsync(0)
    const heard: number[] = []
    bus.on('chat-pushed', ({ profileId }) => heard.push(profileId))
    const before = count('getChats')
    const message = { id: 1, conversation: 2 }
    FakeEventSource.last?.listeners['chat-pushed']?.({
      data: JSON.stringify({ conversation: 2, profile: 9, message }),
    })
    await jest.advanceTimersByTimeAsync(0)
    expect(heard).toEqual([9])
    expect(count('getChats')).toBe(before + 1)
    store.stop()
  })

  it('[SYNC-08] a new balance is shown as the server tells it', async () => {
    const { store } = start(makeUser({ credits: 1 }))
    await jest.advanceTimersByTimeAsync(0)
    FakeEventSource.last?.listeners.credits?.({ data: JSON.stringify({ credits: 30, paid_user: true }) })
    expect(store.get().user).toMatchObject({ credits: 30, paid_user: true })
    store.stop()
  })

  it('stops polling and closes the stream at logout', async () => {
    const { store, count } = start(makeUser())
    await jest.advanceTimersByTimeAsync(0)
    const stream = FakeEventSource.last
    store.end()
    await jest.advanceTimersByTimeAsync(0)
    expect(stream?.isClosed).toBe(true)
    const before = count('getUser')
    await jest.advanceTimersByTimeAsync(timings.pollMs * 5)
    expect(count('getUser')).toBe(before)
    store.stop()
  })
})
