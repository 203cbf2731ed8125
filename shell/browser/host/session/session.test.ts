import { createUser, settle } from '@duetto/shared/testing'
import { timings } from '@duetto/shared/domain'
import * as realtime from './realtimeSync'
import { setVisibility } from '../../../testing/fakeBrowser'
import {
  browser,
  closeBrowser,
  FakeEventSource,
  openBrowser,
  openTab,
  pass,
} from '../../../testing/sessionTabs'

const message = { conversation: 2, profile: 9, message: { id: 1, conversation: 2, is_mine: false } }

beforeEach(openBrowser)
afterEach(closeBrowser)

describe('the session', () => {
  it('makes no calls without a session cookie', async () => {
    const { store, calls } = openTab({ user: null, hasSession: false })
    await settle()
    expect(store.get().status).toBe('visitor')
    expect(calls).toEqual([])
  })

  it('a visitor who logs in becomes a member once the member chunk has loaded', async () => {
    let finish = (): void => {}
    const { answers, store } = openTab({
      user: null,
      hasSession: false,
      loadMember: () => new Promise((done) => (finish = () => done(realtime))),
    })
    await pass(0)
    answers.getUser = () => ({ user: createUser() })
    void store.refresh()
    await pass(0)
    expect(store.get().status).toBe('visitor')
    finish()
    await pass(0)
    expect(store.get().status).toBe('member')
  })

  it.each([
    ['60 s', timings.pollMs],
    ['300 s with push', timings.pollWithPushMs],
  ])('[SYNC-01] reloads user, chats and likes after 5 s, then every %s', async (_, everyMs) => {
    const { store, count } = openTab({ pollEveryMs: everyMs })
    await pass(0)
    expect(store.get()).toMatchObject({ status: 'member', totalUnread: 3, totalNewLikes: 2 })
    expect(count('getUser')).toBe(1)
    await pass(timings.pollFirstMs)
    expect(count('getUser')).toBe(2)
    await pass(everyMs - 1)
    expect(count('getUser')).toBe(2)
    await pass(1)
    expect([count('getUser'), count('getChats'), count('getLikes')]).toEqual([3, 3, 3])
  })

  it('[SYNC-02] counts a pushed message at once, then reloads chats and likes', async () => {
    const { bus, answers, count, store } = openTab()
    await pass(0)
    const received: number[] = []
    bus.on('chat-pushed', ({ profileId }) => received.push(profileId))
    const before = [count('getChats'), count('getLikes')]
    const answer = answers.getChats
    answers.getChats = () => new Promise(() => {})
    FakeEventSource.last?.receive('chat-pushed', message)
    FakeEventSource.last?.receive('chat-pushed', {
      ...message,
      message: { id: 2, conversation: 2, is_mine: true },
    })
    await pass(0)
    expect(received).toEqual([9, 9])
    expect(store.get().totalUnread).toBe(4)
    expect(count('getChats')).toBe((before[0] ?? 0) + 1)
    answers.getChats = answer
  })

  it('[SYNC-02] reloads twice in one of two tabs for a burst of messages, and corrects the count', async () => {
    const [one, other] = [openTab(), openTab()]
    await pass(0)
    const count = (name: string) => one.count(name) + other.count(name)
    const before = [count('getChats'), count('getLikes')]
    const total = { chats: [], total_unread: 7, next_cursor: null }
    for (const { answers } of [one, other]) answers.getChats = () => total
    for (let index = 0; index < 20; index += 1) {
      FakeEventSource.last?.receive('chat-pushed', message, `1-${index}`)
      await pass(10)
    }
    await pass(timings.syncThrottleMs)
    expect([count('getChats'), count('getLikes')]).toEqual(before.map((calls) => calls + 2))
    expect([one.store.get().totalUnread, other.store.get().totalUnread]).toEqual([7, 7])
  })

  it('[CHAT-07] counts down messages that are read here or on another device', async () => {
    const { bus, store } = openTab()
    await pass(0)
    bus.emit('chat-seen', { conversationId: 2, count: 2 })
    expect(store.get().totalUnread).toBe(1)
    const received: number[] = []
    bus.on('chat-read', ({ conversationId }) => received.push(conversationId))
    FakeEventSource.last?.receive('chat-read', { conversation: 5, total_unread: 0 })
    await pass(0)
    expect([store.get().totalUnread, received]).toEqual([0, [5]])
  })

  it('[CHAT-07] counts down a deleted unread message and forwards the change to the remotes', async () => {
    const { bus, store } = openTab()
    await pass(0)
    const received: unknown[] = []
    bus.on('message-changed', ({ message, unread }) => received.push([message.id, unread]))
    const event = { conversation: 2, profile: 9, message: { id: 1, is_deleted: true } }
    FakeEventSource.last?.receive('message-changed', { ...event, unread: { conversation: 1, total: 2 } })
    FakeEventSource.last?.receive('message-changed', event)
    FakeEventSource.last?.receive('message-changed', { ...event, unread: { conversation: 0, total: -1 } })
    await pass(0)
    expect(store.get().totalUnread).toBe(2)
    expect(received).toEqual([
      [1, 1],
      [1, undefined],
    ])
  })

  it('[CHAT-07] ignores the count of a response that is older than a read', async () => {
    const { bus, store, answers } = openTab()
    await pass(0)
    let answer: (value: unknown) => void = () => {}
    answers.getChats = () => new Promise((done) => (answer = done))
    store.sync()
    await pass(0)
    bus.emit('chats-changed', { totalUnread: 0 })
    answer({ chats: [], total_unread: 3, next_cursor: null })
    await pass(0)
    expect(store.get().totalUnread).toBe(0)
  })

  it('[SYNC-08] a balance event sets balance and paid status, in one write', async () => {
    const { store } = openTab({ user: createUser({ credits: 1 }) })
    await pass(0)
    const handleWrite = jest.fn()
    store.subscribe(handleWrite)
    FakeEventSource.last?.receive('credits', { credits: 30, paid_user: true })
    await pass(0)
    expect(handleWrite).toHaveBeenCalledTimes(1)
    expect(store.get().user).toMatchObject({ credits: 30, paid_user: true })
    expect(store.get().user).toMatchObject({ conversations_left: null, free_messages_left: 0 })
  })

  it('stops polling and closes the stream at logout', async () => {
    const { store, count } = openTab()
    await pass(0)
    store.end()
    await pass(0)
    expect(FakeEventSource.open).toEqual([])
    const before = count('getUser')
    await pass(timings.pollMs * 5)
    expect(count('getUser')).toBe(before)
  })
})

describe('several tabs', () => {
  it('[SYNC-01] one tab polls and one streams; the others show the same', async () => {
    const first = openTab()
    await pass(0)
    const second = openTab({ user: createUser({ credits: 1 }) })
    await pass(0)
    const [before, beforeToo] = [first.count('getUser'), second.count('getUser')]
    await pass(timings.pollFirstMs + 2 * timings.pollMs)
    expect([first.count('getUser') - before, second.count('getUser') - beforeToo]).toEqual([3, 0])
    expect(FakeEventSource.open).toHaveLength(1)
    FakeEventSource.open[0]?.receive('credits', { credits: 42, paid_user: true })
    await pass(0)
    for (const { store } of [first, second]) expect(store.get().user?.credits).toBe(42)
  })

  it('[SYNC-02] a pushed message reaches all tabs, and one of them calls the API', async () => {
    const tabs = [openTab(), openTab(), openTab()]
    await pass(0)
    const countChats = () => tabs.reduce((sum, { count }) => sum + count('getChats'), 0)
    const received: number[] = []
    tabs.forEach(({ bus }, index) => bus.on('chat-pushed', () => received.push(index)))
    const before = countChats()
    const total = { chats: [], total_unread: 4, next_cursor: null }
    for (const { answers } of tabs) answers.getChats = () => total
    FakeEventSource.open[0]?.receive('chat-pushed', message)
    await pass(0)
    expect(received.sort()).toEqual([0, 1, 2])
    expect(countChats()).toBe(before + 1)
    expect(tabs.map(({ store }) => store.get().totalUnread)).toEqual([4, 4, 4])
  })

  it('[SYNC-02] an event invalidates the initial data in every tab', async () => {
    const tabs = [openTab(), openTab()]
    await pass(0)
    FakeEventSource.open[0]?.receive('typing', { conversation: 2, profile: 9 })
    await pass(0)
    for (const { onOutdated } of tabs) expect(onOutdated).toHaveBeenCalledTimes(1)
  })

  it('[SYNC-02] the first stream starts at the position of the page’s data', async () => {
    openTab({ user: createUser({ event_id: '5-1' }) })
    await pass(0)
    expect(FakeEventSource.open.map(({ path }) => path)).toEqual(['/api/events.php?since=5-1'])
  })

  it('[SYNC-01] another tab resumes the stream of a closed one', async () => {
    const first = openTab()
    await pass(0)
    const second = openTab()
    await pass(0)
    FakeEventSource.open[0]?.receive('typing', { conversation: 2, profile: 9 }, '7-3')
    await pass(timings.pollFirstMs + 20_000)
    second.store.stop()
    await pass(0)
    expect(FakeEventSource.open.map(({ path }) => path)).toEqual(['/api/events.php?lastEventId=7-3'])
    const third = openTab()
    await pass(10_000)
    first.store.stop()
    const before = third.count('getUser')
    await pass(timings.pollMs - 10_000)
    expect(third.count('getUser')).toBe(before + 1)
  })

  it('[SYNC-01] hidden tabs do not poll; an overdue poll runs when one becomes visible', async () => {
    const { count } = openTab()
    await pass(timings.pollFirstMs)
    setVisibility('hidden')
    const before = count('getUser')
    await pass(timings.pollMs * 10)
    expect(count('getUser')).toBe(before)
    expect(FakeEventSource.open).toHaveLength(1)
    setVisibility('visible')
    await pass(0)
    expect(count('getUser')).toBe(before + 1)
  })

  it('reading in one tab updates the others', async () => {
    const [first, second] = [openTab(), openTab()]
    await pass(0)
    first.bus.emit('chats-changed', { totalUnread: 0 })
    await pass(0)
    expect(second.store.get().totalUnread).toBe(0)
  })

  it('ignores invalid messages, and asks the API who is logged in if a message is for another account', async () => {
    const user = createUser({ credits: 1 })
    const { store, count } = openTab({ user })
    await pass(0)
    const polled = { type: 'polled', userId: user.id, user, totalUnread: 99, totalNewLikes: 0 }
    const forged: unknown[] = [
      {
        v: 1,
        type: 'server-event',
        userId: user.id,
        id: '1',
        event: { type: 'chat-pushed', conversation: 2 },
      },
      {
        v: 1,
        type: 'server-event',
        userId: user.id,
        id: '1',
        event: { type: 'chat-read', total_unread: '5' },
      },
      null,
      'polled',
      { ...polled, v: 2 },
      polled,
      { ...polled, v: 1, totalUnread: '<b>' },
      { ...polled, v: 1, totalUnread: -1 },
      { ...polled, v: 1, user: { ...user, id: user.id + 1 } },
      { ...polled, v: 1, user: { ...user, credits: '1e9' } },
      { v: 1, type: 'server-event', userId: user.id, id: '1', event: { type: 'credits', credits: 'all' } },
      { v: 1, type: 'server-event', userId: user.id, id: '1', event: { type: 'alert' } },
      { v: 1, type: 'server-event', userId: user.id, id: 1, event: { type: 'resync' } },
    ]
    const before = [store.get(), count('getUser')]
    for (const data of forged) browser.write(data)
    await pass(0)
    expect([store.get(), count('getUser')]).toEqual(before)
    browser.write({ ...polled, v: 1, userId: user.id + 1, user: { ...user, id: user.id + 1 } })
    await pass(0)
    expect([store.get(), count('getUser')]).toEqual([before[0], (before[1] as number) + 1])
  })
})
