import 'fake-indexeddb/auto'
import { createHttp } from '@duetto/shared/http'
import { writable } from '@duetto/shared/platform'
import { fakeApi, fakePlatform, createUser, settle, testNow } from '@duetto/shared/testing'
import type { BootData } from '../../../common/BootData'
import type { Plans } from '../remotes/plans'
import { createPlatform } from './createPlatform'

jest.mock('@duetto/shared/http', () => ({
  ...jest.requireActual<object>('@duetto/shared/http'),
  createHttp: jest.fn(),
}))

const { settings, company } = fakePlatform().platform
const boot: BootData = {
  build: 's1',
  variant: null,
  locale: 'en',
  theme: null,
  isDiscreet: false,
  settings,
  company,
  country: 'IT',
  hasSession: true,
  prerendered: null,
  hasNoscript: false,
  notices: [],
  wallet: null,
  legal: null,
  posted: null,
  now: testNow,
  remotes: {},
  routes: {},
  title: 'Site',
  mayOverride: false,
}
const start = async (answers: Parameters<typeof fakeApi>[0] = {}) => {
  const api = fakeApi({ getUser: () => ({ user: createUser() }), logout: () => ({ ok: true }), ...answers })
  jest.mocked(createHttp).mockReturnValue(Object.assign(api.http, { prepare: () => {} }))
  const parts = createPlatform(boot, '', {
    initialData: { take: () => undefined, forget: () => {} },
    showPage: (_from, _to, show) => show(),
    trace: writable<string | null>(null),
    loadMember: async () => ({ realtimeSync: function* () {}, playMessageSound: () => {} }),
    plans: {} as Plans,
  })
  await settle()
  await settle()
  return { ...parts, ...api }
}
const address = () => location.pathname + location.search + location.hash

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/chats/5?a=1#last')
})

it('[ACCOUNT-02] log-out ends the session, deletes the member’s texts and leaves the page', async () => {
  const { platform, calls } = await start()
  expect(platform.session.get().status).toBe('member')
  localStorage.setItem('duetto.draft.7.11', 'Dear')
  await platform.logOut()
  expect(calls.map(({ name }) => name)).toContain('logout')
  expect(platform.session.get()).toMatchObject({ status: 'visitor', user: null })
  expect(localStorage.getItem('duetto.draft.7.11')).toBeNull()
  expect(address()).toBe('/')
})

it('[ACCOUNT-02] a log-out that fails changes nothing', async () => {
  const { platform } = await start({ logout: () => Promise.reject(new Error('no network')) })
  localStorage.setItem('duetto.draft.7.11', 'Dear')
  await expect(platform.logOut()).rejects.toThrow('no network')
  expect(platform.session.get().status).toBe('member')
  expect(localStorage.getItem('duetto.draft.7.11')).toBe('Dear')
  expect(address()).toBe('/chats/5?a=1#last')
})

it('[ROUTE-03] log-in returns to the whole address', async () => {
  const { platform } = await start()
  platform.requireLogin()
  expect(address()).toBe(`/login?return=${encodeURIComponent('/chats/5?a=1#last')}`)
})

it.each([
  [400, null, '/signup'],
  [1200, { email: 'anna@site.test' }, '/chats/5?a=1#last'],
])(
  '[SIGNUP-01] at a width of %i, sign-up opens as a page or as a dialog',
  async (width, dialog, expected) => {
    Object.defineProperty(window, 'innerWidth', { configurable: true, value: width })
    const { platform, signUp } = await start()
    platform.openSignUp({ email: 'anna@site.test' })
    expect(signUp.get()).toEqual(dialog)
    expect(address()).toBe(expected)
  },
)

it('[SIGNUP-01] a request to sign up prefills only the page that it opens', async () => {
  Object.defineProperty(window, 'innerWidth', { configurable: true, value: 400 })
  const { platform } = await start()
  platform.openSignUp({ email: 'anna@site.test', profileId: 7 })
  expect(platform.takeSignUpRequest()).toEqual({ email: 'anna@site.test', profileId: 7 })
  const { platform: reloaded } = await start()
  expect(reloaded.takeSignUpRequest()).toEqual({ profileId: 7 })
  platform.navigation.push('/members')
  platform.navigation.push('/signup')
  expect(platform.takeSignUpRequest()).toBeNull()
})
