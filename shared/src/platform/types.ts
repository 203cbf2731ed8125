import type { CallBody, Company, Settings, User } from '../contract'
import type { Country, Locale, VisitStep } from '../domain'
import type { Bus } from '../events'
import type { Http } from '../http'
import type { Layers } from '../ui'
import type { SignUpRequest } from './SignUpRequest'
import type { SlotName, SlotProps } from './slots'

/** Observable value of the shell, for `useSyncExternalStore`. */
export interface Readable<Value> {
  get: () => Value
  subscribe: (listener: () => void) => () => void
  /** Value in the server's HTML, if it can differ from the first value in the browser. */
  getInitial?: () => Value
}

export interface Session {
  /** `unknown` until the user has loaded. Without a session cookie, `visitor` from the start. */
  status: 'unknown' | 'visitor' | 'member'
  user: User | null
  totalUnread: number
  totalNewLikes: number
}

/** Location in the format of React Router's `Router`. */
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
  action?: { label: string; onPress: () => void }
  forMs?: number
}

/** `unsupported`: not available in this browser. `unknown`: not determined yet. */
export type PushState = 'on' | 'off' | 'denied' | 'unknown' | 'unsupported'

export interface Preferences {
  chooseLocale: (locale: Locale) => void
  /** The chosen theme; null follows the system. */
  theme: Readable<'light' | 'dark' | null> & { choose: (theme: 'light' | 'dark' | null) => void }
  /** Call `enable` in a user gesture, because it requests permission. */
  push: Readable<PushState> & { enable: () => Promise<PushState>; disable: () => Promise<PushState> }
  /** Sound and vibration for new messages. `play` is the preview; call it in a user gesture. */
  messageSound: Readable<boolean> & { choose: (isOn: boolean) => void; play: () => void }
}

/**
 * Everything that the shell provides to a remote, as a prop of its React roots. Older builds use it, so within a major
 * version members may only be added.
 */
export interface Platform {
  version: string
  /** Nonce of the Content-Security-Policy, for Emotion's style elements. */
  nonce: string
  locale: Readable<Locale>
  preferences: Preferences
  session: Readable<Session>
  navigation: Navigation
  /** Stack of open dialogs that Back closes; absent in older shells. */
  layers?: Layers
  settings: Settings
  company: Company
  country: Country | null
  /** Variant of the page that the server sent; null if it has no running test, absent in older shells. */
  variant?: { routeId: string; name: string } | null
  http: Http
  bus: Bus
  /** Returns the server's time in ms since the epoch. */
  now: () => number
  toast: (toast: Toast) => void
  /** Opens the sign-up modal or, in windows narrower than `smartphoneBelowPx`, the sign-up page. */
  openSignUp: (request?: SignUpRequest) => void
  takeSignUpRequest: () => SignUpRequest | null
  /** Redirects to login and back to this page. */
  requireLogin: () => void
  refreshSession: () => Promise<void>
  logOut: () => Promise<void>
  /** Sets the page title; the shell adds the site's name and the unread count. */
  setTitle: (title: string) => void
  /** Returns the tracking parameters; empty without consent. */
  tracking: () => Record<string, string>
  /** Counts the steps of a visit that began on a lander. Reports them only with consent. Absent in older shells. */
  funnel?: {
    /** Counts each step once. */
    reach: (step: VisitStep) => void
    /** Returns the visit to send with a sign-up; null if there is none or no consent. */
    visit: () => NonNullable<CallBody<'signUp'>['visit']> | null
  }
  /** Whether the visitor came from a traffic source, which some sites require for sign-up. */
  hasTrafficSource: () => boolean
  /** Renders another remote's slot into an element of this remote; absent in older shells. Use `RemoteSlot`. */
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
