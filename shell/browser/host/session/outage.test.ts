import { createBus } from '@duetto/shared/events'
import { timings } from '@duetto/shared/domain'
import { fakeApi, createUser, refuse, testNow } from '@duetto/shared/testing'
import { popupParts } from '../../../testing/popupParts'
import { fakeLocks, fakeTabs, setVisibility } from '../../../testing/fakeBrowser'
import * as realtime from './realtimeSync'
import { createSessionStore } from './store'

let stop = (): void => {}
const open = (getUser: () => unknown) => {
  const api = fakeApi({ getUser })
  const store = createSessionStore({
    http: api.http,
    bus: createBus(() => testNow),
    tabs: fakeTabs().open(),
    ...popupParts(),
    hasSession: true,
    pollEveryMs: () => timings.pollMs,
    onOutdated: () => {},
    onStreamed: () => {},
    forgetMember: () => {},
    loadMember: async () => realtime,
  })
  stop = store.stop
  return { store, ...api }
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(globalThis, {
    EventSource: class {
      addEventListener() {}
      close() {}
    },
  })
  Object.defineProperty(navigator, 'locks', { configurable: true, value: fakeLocks() })
  setVisibility('visible')
})
afterEach(() => {
  stop()
  jest.useRealTimers()
})

it.each(['network', 'unavailable', 'internal', 'too_fast'] as const)(
  '[ROUTE-01] retries while the answer is %s, and does not assume a visitor',
  async (code) => {
    const { store, answers, calls } = open(refuse(code))
    await pass(timings.pollFirstMs)
    expect(store.get().status).toBe('unknown')
    expect(calls).toHaveLength(2)
    answers.getUser = () => ({ user: createUser() })
    await pass(timings.pollFirstMs)
    expect(store.get().status).toBe('member')
    await pass(timings.pollFirstMs - 1)
    expect(calls.filter(({ name }) => name === 'getUser')).toHaveLength(3)
  },
)

it('[ROUTE-01] runs one retry loop, however often a refresh is requested', async () => {
  const { store, calls } = open(refuse('unavailable'))
  void store.refresh()
  void store.refresh()
  await pass(0)
  const before = calls.length
  await pass(timings.pollFirstMs)
  expect(calls).toHaveLength(before + 1)
})

it('treats a rejected session as a visitor’s', async () => {
  const { store } = open(refuse('authentication_required'))
  await pass(0)
  expect(store.get().status).toBe('visitor')
})
