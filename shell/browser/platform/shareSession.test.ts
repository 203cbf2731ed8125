import { createBus } from '@duetto/shared/events'
import { fakeApi, makeUser, settle } from '@duetto/shared/testing'
import { createSessionStore } from '../session/store'
import { fakeLocks, fakeTabs } from '../tabs/fakeBrowser'
import { shareSession } from './shareSession'

const stops: (() => void)[] = []
let browser = fakeTabs()
let user: ReturnType<typeof makeUser> | null = null

const openTab = () => {
  const { http } = fakeApi({
    getUser: () => ({ user }),
    getChats: () => ({ chats: [], total_unread: 0, next_cursor: null }),
    getLikes: () => ({ profiles: [], liked_by: [], total_new: 0 }),
  })
  const bus = createBus(() => 0)
  const tabs = browser.open()
  const session = createSessionStore({
    http,
    bus,
    tabs,
    hasSession: user !== null,
    pollEveryMs: () => 1e6,
    onOutdated: () => {},
    onStreamed: () => {},
  })
  shareSession(bus, session, tabs)
  stops.push(session.stop)
  return session
}

beforeEach(() => {
  browser = fakeTabs()
  user = null
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
