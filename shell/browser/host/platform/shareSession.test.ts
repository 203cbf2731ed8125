import { createBus } from '@duetto/shared/events'
import { fakeApi, makeUser, settle } from '@duetto/shared/testing'
import { popupParts } from '../../../testing/popupParts'
import * as realtime from '../session/realtimeSync'
import { createSessionStore } from '../session/store'
import { fakeLocks, fakeTabs } from '../../../testing/fakeBrowser'
import { shareSession } from './shareSession'

const stops: (() => void)[] = []
let browser = fakeTabs()
let user: ReturnType<typeof makeUser> | null = null
/** How often the server was asked who is logged in. */
let asked = 0

/** `hasSession`: whether its page was made for somebody with a session. */
const openTab = (hasSession = user !== null) => {
  const { http } = fakeApi({
    getUser: () => {
      asked += 1
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
    loadMember: async () => realtime,
  })
  shareSession(bus, session, tabs)
  stops.push(session.stop)
  return session
}

beforeEach(() => {
  browser = fakeTabs()
  user = null
  asked = 0
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

describe('tabs of one browser', () => {
  it('[ACCOUNT-02] a log-in reaches tabs that all began as a visitor', async () => {
    const [one, other] = [openTab(), openTab()]
    user = makeUser()
    await one.refresh()
    await settle()
    expect(other.get()).toMatchObject({ status: 'member', user: { id: user.id } })
  })

  it('[ACCOUNT-02] a log-in reaches a tab whose page was made before and whose script starts after', async () => {
    const one = openTab()
    user = makeUser()
    await one.refresh()
    const starting = openTab(false)
    await settle()
    expect(starting.get()).toMatchObject({ status: 'member', user: { id: user.id } })
  })

  it('[ACCOUNT-02] a log-in by a form without a script reaches them, too', async () => {
    const one = openTab()
    user = makeUser()
    openTab()
    await settle()
    expect(one.get().status).toBe('member')
  })

  it('[ACCOUNT-08] a session that ran out meanwhile is asked for once', async () => {
    user = makeUser()
    openTab()
    await settle()
    ;[user, asked] = [null, 0]
    for (const tab of [openTab(), openTab()]) {
      await settle()
      expect(tab.get().status).toBe('visitor')
    }
    expect(asked).toBeLessThanOrEqual(2)
    asked = 0
    openTab()
    await settle()
    expect(asked).toBe(0)
  })

  it('[ACCOUNT-02] a log-out reaches them, too', async () => {
    user = makeUser()
    const [one, other] = [openTab(), openTab()]
    await settle()
    user = null
    one.end()
    await settle()
    expect(other.get().status).toBe('visitor')
  })
})
