import { fakeApi, fakePlatform, createUser, settle } from '@duetto/shared/testing'
import { createPush, workerPath } from './createPush'

const unsubscribe = jest.fn(async () => true)
const subscription = {
  unsubscribe,
  toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
} as unknown as PushSubscription

const start = (over: { permission?: NotificationPermission; has?: boolean; user?: number } = {}) => {
  const { permission = 'default', has = false, user = 1 } = over
  let current = permission
  let known = has ? subscription : null
  const registered: string[] = []
  const listeners: ((event: { data: unknown }) => void)[] = []
  const registration = {
    pushManager: {
      getSubscription: async () => known,
      subscribe: async () => (known = subscription),
    },
  }
  const serviceWorker = {
    register: async (path: string) => {
      registered.push(path)
      return registration
    },
    addEventListener: (_: string, listener: (event: { data: unknown }) => void) => listeners.push(listener),
  }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  Object.assign(window, {
    PushManager: class {},
    Notification: {
      get permission() {
        return current
      },
      requestPermission: async () => (current = current === 'default' ? 'granted' : current),
    },
  })
  const api = fakeApi({ savePushSubscription: () => ({ ok: true }) })
  const { session } = fakePlatform({ user: createUser({ id: user }) })
  const onPushed = jest.fn()
  const push = createPush({ http: api.http, session, publicKey: 'AQID', onPushed })
  return {
    ...api,
    session,
    push,
    registered,
    onPushed,
    sendMessage: (data: unknown) => listeners.forEach((one) => one({ data })),
  }
}

describe('push notifications', () => {
  beforeEach(() => localStorage.clear())

  it('[SYNC-03] are enabled from a click and saved with the account', async () => {
    const { push, calls, registered } = start()
    await settle()
    expect(push.get()).toBe('off')
    expect(await push.enable()).toBe('on')
    expect(registered).toContain('/sw.js?v=2')
    expect(workerPath).toBe('/sw.js?v=2')
    expect(calls).toMatchObject([
      { name: 'savePushSubscription', body: { subscription: { endpoint: 'https://push.example/1' } } },
    ])
  })

  it('[SYNC-03] are detected at the member’s next visit and saved with the new session', async () => {
    await start().push.enable()
    const { push, calls } = start({ permission: 'granted', has: true })
    await settle()
    expect(push.get()).toBe('on')
    expect(calls).toHaveLength(1)
  })

  it('[SYNC-03] of one account do not apply to another', async () => {
    await start().push.enable()
    const { push, calls } = start({ permission: 'granted', has: true, user: 2 })
    await settle()
    expect(push.get()).toBe('off')
    expect(calls).toEqual([])
  })

  it('[SYNC-03] stay off after they are disabled', async () => {
    const { push } = start()
    await push.enable()
    expect(await push.disable()).toBe('off')
    expect(unsubscribe).toHaveBeenCalledTimes(1)
    const next = start({ permission: 'granted', has: true })
    await settle()
    expect([next.push.get(), next.calls]).toEqual(['off', []])
  })

  it('[SYNC-03] of an account are restored after another account disabled its own', async () => {
    await start().push.enable()
    const { push, calls } = start({ permission: 'granted' })
    await settle()
    expect([push.get(), calls.length]).toEqual(['on', 1])
  })

  it('[SYNC-03] are denied if the browser denies them, before and after asking', async () => {
    const { push } = start({ permission: 'denied' })
    await settle()
    expect(push.get()).toBe('denied')
    expect(await push.enable()).toBe('denied')
  })

  it('[SYNC-03] are unknown if saving fails; without a session, nothing is requested', async () => {
    const failing = start()
    failing.http.call = () => Promise.reject(new Error('away'))
    expect(await failing.push.enable()).toBe('unknown')
    const { push, session, registered } = start()
    session.set({ ...session.get(), status: 'visitor', user: null })
    await settle()
    expect([push.get(), registered.length]).toEqual(['unknown', 1])
  })

  it('[SYNC-02] reload the counters; other messages of the worker do nothing', async () => {
    const { onPushed, sendMessage } = start()
    for (const data of [null, 'pushed', { type: 'other' }]) sendMessage(data)
    expect(onPushed).not.toHaveBeenCalled()
    sendMessage({ type: 'pushed' })
    expect(onPushed).toHaveBeenCalledTimes(1)
  })

  it('are unsupported if the site has no key', () => {
    const { session, http } = start()
    expect(createPush({ http, session, publicKey: '', onPushed: () => {} }).get()).toBe('unsupported')
  })
})
