import type { Company, Settings, User } from '../contract'
import type { Country, Gender, Locale } from '../domain'
import type { Bus } from '../events'
import type { Http } from '../http'
import type { Layers } from '../ui'

/** A value that the shell owns and roots read with `useSyncExternalStore`. */
export interface Readable<Value> {
  get: () => Value
  subscribe: (listener: () => void) => () => void
  /** The value the server rendered with, if it can differ from the one known when the browser starts. */
  getInitial?: () => Value
}

export interface Session {
  /** `unknown` until the first answer of user.php. */
  status: 'unknown' | 'visitor' | 'member'
  user: User | null
  totalUnread: number
  totalNewLikes: number
}

/** The browser's location, in the form React Router's low-level `Router` expects. */
export interface PlatformLocation {
  pathname: string
  search: string
  hash: string
  state: unknown
  key: string
  /** The navigation type that led here. */
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
  /** Duration in milliseconds; longer by default if the toast has an action. */
  forMs?: number
}

export interface SignUpRequest {
  profileId?: number
  email?: string
  name?: string
  message?: string
  /** Gender that the visitor looks for: null is everyone; undefined leaves an earlier answer unchanged. */
  lookingFor?: Gender | null
  /** Page of this site to open after sign-up. */
  returnTo?: string
}

/** `unsupported`: not available in this browser; `unknown`: not determined yet, or could not be. */
export type PushState = 'on' | 'off' | 'denied' | 'unknown' | 'unsupported'

/** Per-browser preferences; the shell stores them, the settings show them. */
export interface Preferences {
  chooseLocale: (locale: Locale) => void
  /** null: follow the system. */
  theme: Readable<'light' | 'dark' | null> & { choose: (theme: 'light' | 'dark' | null) => void }
  /** `enable` asks for permission: call it from a user gesture. */
  push: Readable<PushState> & { enable: () => Promise<PushState>; disable: () => Promise<PushState> }
  /** Sound and vibration for new messages; `play` lets the member hear them, from a user gesture. */
  messageSound: Readable<boolean> & { choose: (isOn: boolean) => void; play: () => void }
}

/**
 * Everything the shell provides to a remote; the single prop of every root. Within a major version it only
 * grows: a remote deployed last month relies on the same names.
 */
export interface Platform {
  version: string
  /** Nonce of the Content-Security-Policy; Emotion's style elements carry it. */
  nonce: string
  locale: Readable<Locale>
  preferences: Preferences
  session: Readable<Session>
  navigation: Navigation
  /** Dialogs over the page that Back closes; absent in older shells. */
  layers?: Layers
  settings: Settings
  company: Company
  country: Country | null
  http: Http
  bus: Bus
  /** The server's clock in milliseconds since the epoch. Countdowns use it. */
  now: () => number
  toast: (toast: Toast) => void
  /** Opens the modal on a desktop, the page on a smartphone. */
  openSignUp: (request?: SignUpRequest) => void
  /** The most recent request to sign up, for the sign-up page. */
  takeSignUpRequest: () => SignUpRequest | null
  /** Redirects to login and back. */
  requireLogin: () => void
  refreshSession: () => Promise<void>
  logOut: () => Promise<void>
  /** Sets the page title, without the site's name and the count. */
  setTitle: (title: string) => void
  /** Tracking parameters that may be sent; empty without consent. */
  tracking: () => Record<string, string>
  /**
   * Whether a traffic source brought the visitor here, which some sites require for sign-up; never sent
   * anywhere.
   */
  hasTrafficSource: () => boolean
}
