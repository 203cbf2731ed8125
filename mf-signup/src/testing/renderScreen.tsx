import type { Company, Settings, User } from '@duetto/shared/contract'
import { createBus } from '@duetto/shared/events'
import { RemoteIntlProvider } from '@duetto/shared/i18n'
import { PlatformContext, PlatformRouter, writable } from '@duetto/shared/platform'
import type {
  Platform,
  PlatformLocation,
  Preferences,
  PushState,
  Session,
  SignUpRequest,
} from '@duetto/shared/platform'
import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { makeStore } from '../store'
import { fakeApi } from '@duetto/shared/testing'
import { testNow } from './fakes'
import type { Answers } from './fakes'

interface ScreenOptions {
  path?: string
  state?: unknown
  user?: User | null
  answers?: Answers
  settings?: Partial<Settings>
  tracking?: Record<string, string>
  request?: SignUpRequest | null
  isPhone?: boolean
  preferences?: Preferences
}

const baseSettings = {
  name: 'Duetto',
  countries: ['IT', 'DE'],
  signups: 'all',
  min_age: 18,
  locales: ['en', 'it'],
  message_length: { min: 1, max: 1000 },
  support_email: 'help@site.test',
  quick_exit_url: 'https://www.neutral.test/',
  interests: [],
  region_data: [{ country: 'IT', region: 'Emilia-Romagna', cities: ['Bologna', 'Parma'] }],
} as Partial<Settings> as Settings

const sessionOf = (user: User | null): Session => ({
  status: user ? 'member' : 'visitor',
  user,
  totalUnread: 0,
  totalNewLikes: 0,
})

/** Renders a screen inside its own platform, in English, with the test's answers. */
export const renderScreen = (screen: ReactNode, options: ScreenOptions = {}) => {
  const { path = '/', state = null, user = null, answers = {}, isPhone = false } = options
  const { http, calls } = fakeApi(answers)
  const bus = createBus(() => testNow)
  const session = writable<Session>(sessionOf(user))
  const url = new URL(path, 'https://site.test')
  const place = writable<PlatformLocation>({
    pathname: url.pathname,
    search: url.search,
    hash: url.hash,
    state,
    key: 'k',
    action: 'PUSH',
  })
  const visited: [string, unknown][] = []
  const go = (to: string, nextState?: unknown): void => void visited.push([to, nextState])
  window.matchMedia = (query) =>
    ({ matches: isPhone, media: query, addEventListener: () => {}, removeEventListener: () => {} }) as never
  const platform: Platform = {
    version: '1.0.0',
    nonce: '',
    locale: writable('en' as const),
    preferences: options.preferences ?? {
      chooseLocale: () => {},
      theme: { ...writable<'light' | 'dark' | null>(null), choose: () => {} },
      push: {
        ...writable<PushState>('unsupported'),
        enable: async () => 'unsupported',
        disable: async () => 'unsupported',
      },
      messageSound: { ...writable(false), choose: () => {}, play: () => {} },
    },
    session,
    navigation: { ...place, push: go, replace: go, go: () => {} },
    settings: { ...baseSettings, ...options.settings },
    company: {} as Company,
    country: 'IT',
    http,
    bus,
    now: () => testNow,
    toast: () => {},
    openSignUp: () => {},
    takeSignUpRequest: () => options.request ?? null,
    requireLogin: () => {},
    refreshSession: async () => {},
    logOut: async () => {},
    setTitle: (title) => {
      document.title = title
    },
    tracking: () => options.tracking ?? {},
    hasTrafficSource: () => Object.keys(options.tracking ?? {}).length > 0,
  }
  const { store, stop } = makeStore(platform)
  const view = render(
    <PlatformContext value={platform}>
      <RemoteIntlProvider locale="en" catalogues={[{}]}>
        <PlatformRouter>
          <Provider store={store}>{screen}</Provider>
        </PlatformRouter>
      </RemoteIntlProvider>
    </PlatformContext>,
  )
  return {
    ...view,
    store,
    stop,
    calls,
    bus,
    visited,
    answers,
    user: userEvent.setup(),
    signIn: (member: User | null) => act(() => session.set(sessionOf(member))),
  }
}
