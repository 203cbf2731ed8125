import type { ReactNode } from 'react'
import type { CallBody, Company, Settings, User } from '../contract'
import type { Country, Locale, VisitStep } from '../domain'
import type { Bus } from '../events'
import type { Http } from '../http'
import type { Layers } from '../ui'
import type { SignUpRequest } from './SignUpRequest'
import type { SlotName, SlotProps } from './slots'

/** Observable value for `useSyncExternalStore`. */
export interface Readable<Value> {
  get: () => Value
  subscribe: (listener: () => void) => () => void
  /**
   * Value for prerendering and hydration (`getServerSnapshot`). Defaults to `get`; needed if `get` may differ from the
   * server's HTML.
   */
  getInitial?: () => Value
}

export interface Session {
  /** `unknown` until the user has loaded; `visitor` from the start if there is no session cookie. */
  status: 'unknown' | 'visitor' | 'member'
  user: User | null
  totalUnread: number
  totalNewLikes: number
}

export interface PlatformLocation {
  pathname: string
  search: string
  hash: string
  state: unknown
  key: string
  action: 'POP' | 'PUSH' | 'REPLACE'
}

export interface Navigation extends Readable<PlatformLocation> {
  push: (to: string, state?: unknown) => void
  replace: (to: string, state?: unknown) => void
  go: (delta: number) => void
}

export interface Toast {
  text: string
  tone?: 'neutral' | 'success' | 'danger'
  picture?: ReactNode
  label?: ReactNode
  action?: { label: string; onPress: () => void }
  forMs?: number
  /** A toast replaces the previous one of the same group. */
  group?: string
}

/**
 * `unsupported`: the browser lacks push, or the site has no push key. `unknown`: for visitors, before detection, or
 * after an error.
 */
export type PushState = 'on' | 'off' | 'denied' | 'unknown' | 'unsupported'

export interface Preferences {
  chooseLocale: (locale: Locale) => void
  theme: Readable<'light' | 'dark' | null> & { choose: (theme: 'light' | 'dark' | null) => void }
  /** Call `enable` in response to a user gesture, because it requests permission. */
  push: Readable<PushState> & { enable: () => Promise<PushState>; disable: () => Promise<PushState> }
  messageSound: Readable<boolean> & { choose: (isOn: boolean) => void; play: () => void }
}

/**
 * API of the shell for remotes. Within a major version, properties may only be added, because remotes' older builds
 * stay in use.
 */
export interface Platform {
  version: string
  nonce: string
  locale: Readable<Locale>
  preferences: Preferences
  session: Readable<Session>
  navigation: Navigation
  layers?: Layers
  settings: Settings
  company: Company
  country: Country | null
  variant?: { routeId: string; name: string } | null
  http: Http
  bus: Bus
  /** Server's time in ms since the epoch. */
  now: () => number
  toast: (toast: Toast) => void
  openSignUp: (request?: SignUpRequest) => void
  takeSignUpRequest: () => SignUpRequest | null
  requireLogin: () => void
  refreshSession: () => Promise<void>
  logOut: () => Promise<void>
  /**
   * Deletes the member's data in this browser, for example after the account is deleted. The shell also calls it on
   * log-out and suspension. Absent in older shells.
   */
  forgetMember?: () => void
  setTitle: (title: string) => void
  tracking: () => Record<string, string>
  /** Reports the steps of a visit, but only with consent. Absent in older shells. */
  funnel?: {
    reach: (step: VisitStep) => void
    visit: () => NonNullable<CallBody<'signUp'>['visit']> | null
  }
  hasTrafficSource: () => boolean
  mountSlot?: <Name extends SlotName>(
    name: Name,
    host: HTMLElement,
    slotProps: SlotProps[Name],
    on: { onMounted: () => void; onLost: () => void },
  ) => MountedSlot<Name>
}

export interface MountedSlot<Name extends SlotName> {
  update: (slotProps: SlotProps[Name]) => void
  unmount: () => void
}
