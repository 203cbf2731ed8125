import type { Company, Settings, User } from '../contract'
import type { Country, Locale } from '../domain'
import type { Bus } from '../events'
import type { Http } from '../http'

/** A value that the shell owns and roots read with `useSyncExternalStore`. */
export interface Readable<Value> {
  get: () => Value
  subscribe: (listener: () => void) => () => void
  /** What the server drew the page with, where that can differ from what is known when the browser starts. */
  getInitial?: () => Value
}

export interface Session {
  /** `unknown` until the first answer of user.php. */
  status: 'unknown' | 'visitor' | 'member'
  user: User | null
  totalUnread: number
  totalNewLikes: number
}

/** Where the browser is, as React Router's low-level `Router` wants it. */
export interface PlatformLocation {
  pathname: string
  search: string
  hash: string
  state: unknown
  key: string
  /** How the browser came here. */
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
  action?: { label: string; onPress: () => void }
  /** How long it is shown, in milliseconds; longer by default where there is something to press. */
  forMs?: number
}

export interface SignUpRequest {
  profileId?: number
  email?: string
  name?: string
  message?: string
}

/** `unsupported`: this browser cannot; `unknown`: not known yet, or it could not be found out. */
export type PushState = 'on' | 'off' | 'denied' | 'unknown' | 'unsupported'

/** What a member chooses for this browser; the shell keeps it, the settings show it. */
export interface Preferences {
  chooseLocale: (locale: Locale) => void
  /** null: as the system says. */
  theme: Readable<'light' | 'dark' | null> & { choose: (theme: 'light' | 'dark' | null) => void }
  /** `enable` asks the browser for permission: call it from a press. */
  push: Readable<PushState> & { enable: () => Promise<PushState> }
}

/**
 * All that the shell gives a remote; the one prop of every root. Only ever added to within a major version:
 * a remote deployed last month reads the same names.
 */
export interface Platform {
  version: string
  /** Of the Content-Security-Policy; Emotion's style elements carry it. */
  nonce: string
  locale: Readable<Locale>
  preferences: Preferences
  session: Readable<Session>
  navigation: Navigation
  settings: Settings
  company: Company
  country: Country | null
  http: Http
  bus: Bus
  /** The server's clock: milliseconds since the epoch. Countdowns run on this one. */
  now: () => number
  toast: (toast: Toast) => void
  /** The modal on a desktop, the page on a smartphone. */
  openSignUp: (request?: SignUpRequest) => void
  /** What the sign-up page was asked for last. */
  takeSignUpRequest: () => SignUpRequest | null
  /** Leads to login and back to where the visitor is. */
  requireLogin: () => void
  refreshSession: () => Promise<void>
  logOut: () => Promise<void>
  /** Title of the page, without the site's name and the count. */
  setTitle: (title: string) => void
  /** Tracking parameters that may be told; empty without consent. */
  tracking: () => Record<string, string>
  /** Whether a traffic source led the visitor here, which some sites ask for before sign-up; told to nobody. */
  hasTrafficSource: () => boolean
}
