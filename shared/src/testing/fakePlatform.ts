import type { Company, Settings, User } from '../contract'
import type { VisitStep } from '../domain'
import { createBus } from '../events'
import { writable } from '../platform'
import type {
  Platform,
  PlatformLocation,
  Preferences,
  PushState,
  Session,
  SignUpRequest,
  Toast,
} from '../platform'
import { fakeApi, testNow } from './fakeApi'
import type { Answers } from './fakeApi'
import { baseSettings } from './fixtures'

export interface FakePlatformOptions {
  path?: string
  user?: User | null
  answers?: Answers
  settings?: Partial<Settings>
  tracking?: Record<string, string>
  state?: unknown
  request?: SignUpRequest | null
  preferences?: Preferences
  variant?: Platform['variant']
  country?: Platform['country']
}

export const fakePlatform = ({
  path = '/',
  user = null,
  answers,
  settings,
  tracking = {},
  state = null,
  request = null,
  preferences,
  variant,
  country = 'IT',
}: FakePlatformOptions = {}) => {
  const api = fakeApi(answers)
  const bus = createBus(() => testNow)
  const session = writable<Session>({
    status: user ? 'member' : 'visitor',
    user,
    totalUnread: 0,
    totalNewLikes: 0,
  })
  const url = new URL(path, 'https://site.test')
  const place = writable<PlatformLocation>({
    pathname: url.pathname,
    search: url.search,
    hash: url.hash,
    state,
    key: 'k',
    action: 'PUSH',
  })
  const visited: string[] = []
  const moves: [to: string, state: unknown][] = []
  const go = (to: string, carried?: unknown): void => {
    visited.push(to)
    moves.push([to, carried])
  }
  const opened: (() => void)[] = []
  const toasts: Toast[] = []
  const signUps: SignUpRequest[] = []
  const reached: VisitStep[] = []
  const platform: Platform = {
    version: '1.0.0',
    nonce: '',
    locale: writable('en' as const),
    preferences: preferences ?? {
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
    navigation: {
      ...place,
      push: go,
      replace: go,
      go: () => {},
    },
    layers: {
      open: (onBack) => {
        opened.push(onBack)
        return () => void opened.splice(opened.indexOf(onBack), 1)
      },
    },
    settings: { ...baseSettings, ...settings },
    company: { name: 'Duetto B.V.', vat_numbers: [] as string[] } as Company,
    country,
    variant,
    http: api.http,
    bus,
    now: () => testNow,
    toast: (toast) => void toasts.push(toast),
    openSignUp: (request = {}) => void signUps.push(request),
    takeSignUpRequest: () => request,
    requireLogin: () => void visited.push('/login'),
    refreshSession: async () => {},
    logOut: async () => {},
    setTitle: (title) => {
      document.title = title
    },
    tracking: () => tracking,
    hasTrafficSource: () => Object.keys(tracking).length > 0,
    funnel: { reach: (step) => void reached.push(step), visit: () => null },
  }
  const pressBack = (): boolean => {
    const top = opened.at(-1)
    top?.()
    return top !== undefined
  }
  return { platform, ...api, bus, session, visited, moves, toasts, signUps, reached, pressBack }
}
