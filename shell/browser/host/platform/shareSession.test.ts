import { createBus } from '@duetto/shared/events'
import { fakeApi, createUser, settle } from '@duetto/shared/testing'
import { popupParts } from '../../../testing/popupParts'
import * as realtime from '../session/realtimeSync'
import { createSessionStore } from '../session/store'
import { fakeLocks, fakeTabs } from '../../../testing/fakeBrowser'
import { shareSession } from './shareSession'

const stops: (() => void)[] = []
let browser = fakeTabs()
let user: ReturnType<typeof createUser> | null = null
let requests = 0

const openTab = (hasSession = user !== null) => {
  const { http } = fakeApi({
    getUser: () => {
      requests += 1
      return { user }
    },
    getChats: () => ({ chats: [], total_unread: 0, next_cursor: null }),
    getLikes: () => ({ profiles: [], liked_by: [], total_new: 0 }),
  })
  const bus = createBus(() => 0)
  const tabs = browser.open()
  const session = createSessionStore({
    http,
    bus,
    tabs,
    ...popupParts(),
    hasSession,
    pollEveryMs: () => 1e6,
    onOutdated: () => {},
    onStreamed: () => {},
    forgetMember: () => {},
    loadMember: async () => realtime,
  })
  shareSession(bus, session, tabs)
  stops.push(session.stop)
  return session
}

beforeEach(() => {
  browser = fakeTabs()
  user = null
  requests = 0
  localStorage.clear()
  Object.assign(globalThis, {
    EventSource: class {
      addEventListener() {}
      close() {}
    },
  })
  Object.defineProperty(navigator, 'locks', { configurable: true, value: fakeLocks() })
})
afterEach(() => stops.splice(0).forEach((stop) => stop()))

describe('the tabs of a browser', () => {
  it('[ACCOUNT-02] share a login', async () => {
    const [one, other] = [openTab(), openTab()]
    user = createUser()
    await one.refresh()
    await settle()
    expect(other.get()).toMatchObject({ status: 'member', user: { id: user.id } })
  })

  it('[ACCOUNT-02] share a login with a tab that is still starting', async () => {
    const one = openTab()
    user = createUser()
    await one.refresh()
    const starting = openTab(false)
    await settle()
    expect(starting.get()).toMatchObject({ status: 'member', user: { id: user.id } })
  })

  it('[ACCOUNT-02] share a login by a form without scripts', async () => {
    const one = openTab()
    user = createUser()
    openTab()
    await settle()
    expect(one.get().status).toBe('member')
  })

  it('[ACCOUNT-08] check an expired session once', async () => {
    user = createUser()
    openTab()
    await settle()
    ;[user, requests] = [null, 0]
    for (const tab of [openTab(), openTab()]) {
      await settle()
      expect(tab.get().status).toBe('visitor')
    }
    expect(requests).toBeLessThanOrEqual(2)
    requests = 0
    openTab()
    await settle()
    expect(requests).toBe(0)
  })

  it('[ACCOUNT-02] share a logout', async () => {
    user = createUser()
    const [one, other] = [openTab(), openTab()]
    await settle()
    user = null
    one.end()
    await settle()
    expect(other.get().status).toBe('visitor')
  })
})
