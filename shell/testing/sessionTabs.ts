import { fakeApi, createUser, testNow } from '@duetto/shared/testing'
import type { ServerEvent } from '@duetto/shared/contract'
import { createBus } from '@duetto/shared/events'
import { timings } from '@duetto/shared/domain'
import { fakeLocks, fakeTabs, setVisibility } from './fakeBrowser'
import * as realtime from '../browser/host/session/realtimeSync'
import { createSessionStore } from '../browser/host/session/store'
import type { MemberLoader } from '../browser/host/session/memberLoader'
import { popupParts } from './popupParts'

export class FakeEventSource {
  static opened: FakeEventSource[] = []
  static readonly CLOSED = 2
  listeners: Record<string, (event: { data: string; lastEventId: string }) => void> = {}
  static answer: 'opens' | 'is refused' | 'hangs' = 'opens'
  isClosed = false
  readyState = 0
  onopen: () => void = () => {}
  onerror: () => void = () => {}
  constructor(readonly path: string) {
    FakeEventSource.opened.push(this)
    queueMicrotask(() => this.begin())
  }
  begin() {
    if (FakeEventSource.answer === 'opens') this.onopen()
    if (FakeEventSource.answer !== 'is refused') return
    this.readyState = FakeEventSource.CLOSED
    this.onerror()
  }
  static get last() {
    return this.opened.at(-1)
  }
  static get open() {
    return this.opened.filter(({ isClosed }) => !isClosed)
  }
  addEventListener(type: string, listener: (event: { data: string; lastEventId: string }) => void) {
    this.listeners[type] = listener
  }
  receive(type: string, data: object, lastEventId = '1-1') {
    this.listeners[type]?.({ data: JSON.stringify(data), lastEventId })
  }
  close() {
    this.isClosed = true
  }
}

export let browser = fakeTabs()
const stops: (() => void)[] = []

interface Given {
  user?: ReturnType<typeof createUser> | null
  hasSession?: boolean
  pollEveryMs?: number
  loadMember?: MemberLoader
}
export const openTab = ({
  user = createUser(),
  hasSession = true,
  pollEveryMs = timings.pollMs,
  loadMember = async () => realtime,
}: Given = {}) => {
  const api = fakeApi({
    getUser: () => ({ user }),
    getChats: () => ({ chats: [], total_unread: 3, next_cursor: null }),
    getLikes: () => ({ profiles: [], liked_by: [], total_new: 2 }),
  })
  const bus = createBus(() => testNow)
  const tabs = browser.open()
  const streamed: ServerEvent['type'][] = []
  const onOutdated = jest.fn()
  const forgetMember = jest.fn()
  const store = createSessionStore({
    http: api.http,
    bus,
    tabs,
    ...popupParts(),
    hasSession,
    onOutdated,
    forgetMember,
    onStreamed: ({ type }) => streamed.push(type),
    pollEveryMs: () => pollEveryMs,
    loadMember,
  })
  stops.push(store.stop)
  const count = (name: string): number => api.calls.filter((call) => call.name === name).length
  return { ...api, bus, store, count, streamed, onOutdated, forgetMember }
}
export const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

export const openBrowser = (): void => {
  jest.useFakeTimers()
  jest.spyOn(Math, 'random').mockReturnValue(0)
  browser = fakeTabs()
  FakeEventSource.opened = []
  FakeEventSource.answer = 'opens'
  Object.assign(globalThis, { EventSource: FakeEventSource })
  Object.defineProperty(navigator, 'locks', { configurable: true, value: fakeLocks() })
  setVisibility('visible')
}
export const closeBrowser = (): void => {
  stops.splice(0).forEach((stop) => stop())
  jest.restoreAllMocks()
  jest.useRealTimers()
}
