import { createBus } from '@duetto/shared/events'
import { timings } from '@duetto/shared/domain'
import { fakeApi, makeUser, refuse, testNow } from '@duetto/shared/testing'
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
  '[ROUTE-01] nobody is taken for a visitor while the answer is %s: it is asked for again until it comes',
  async (code) => {
    const { store, answers, calls } = open(refuse(code))
    await pass(timings.pollFirstMs)
    expect(store.get().status).toBe('unknown')
    expect(calls).toHaveLength(2)
    answers.getUser = () => ({ user: makeUser() })
    await pass(timings.pollFirstMs)
    expect(store.get().status).toBe('member')
    await pass(timings.pollFirstMs - 1)
    expect(calls.filter(({ name }) => name === 'getUser')).toHaveLength(3)
  },
)

it('[ROUTE-01] however often it was asked for during an outage, one call is repeated', async () => {
  const { store, calls } = open(refuse('unavailable'))
  void store.refresh()
  void store.refresh()
  await pass(0)
  const asked = calls.length
  await pass(timings.pollFirstMs)
  expect(calls).toHaveLength(asked + 1)
})

it('someone whose session the server rejects is a visitor', async () => {
  const { store } = open(refuse('authentication_required'))
  await pass(0)
  expect(store.get().status).toBe('visitor')
})
