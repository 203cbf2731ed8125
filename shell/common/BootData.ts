import type { Company, Settings } from '@duetto/shared/contract'
import type { Country, Gender, Locale, RemoteName } from '@duetto/shared/domain'
import type { RouteFacts } from '@duetto/shared/platform'

/**
 * A script of a build. The hash must match the one that the remote's entry requests, otherwise a preload is
 * fetched twice.
 */
export interface ChunkFile {
  href: string
  integrity?: string
}

/** One build of a remote, as named in the page. */
export interface RemoteSource {
  build: string
  /** URL of its entry script. */
  entry: string
  integrity?: string
  /** The chunks its first page needs. */
  chunks?: ChunkFile[]
  /** Chunks of its other pages, where this page has been told to start without them. */
  later?: ChunkFile[]
}

export interface RemotePlan extends RemoteSource {
  /** The previous build: the fallback if this one does not come up. */
  lastGood?: RemoteSource
  /** Total deadline in milliseconds for loading and mounting. */
  loadMs: number
  isDisabled: boolean
}

/** The pages of each remote, by their ids. */
export type PublishedRoutes = Partial<Record<RemoteName, Readonly<Record<string, RouteFacts>>>>
/** The values of a plain form, and why it was refused. Never a password. */
export interface Posted {
  email: string
  /** Gender chosen in a lander's form; null is everyone. */
  lookingFor?: Gender | null
  failure: { code: string; details: Record<string, unknown> } | null
}

/** Reminders for a member, most important first. */
export const alertNames = ['activation', 'disabled-notifications', 'photo', 'push'] as const
export type AlertName = (typeof alertNames)[number]

export type Theme = 'light' | 'dark'

/** A member's means of payment in the top bar: Get Premium, or credits. */
export const wallets = ['free', 'paid'] as const
export type Wallet = (typeof wallets)[number]

/** What the server writes into the page, so that the shell can start without requests. */
export interface BootData {
  /** Build of the shell that rendered this page. */
  build: string
  locale: Locale
  /** The visitor's choice; null follows the system. */
  theme: Theme | null
  /** Whether a member of this browser has chosen discreet mode. */
  isDiscreet: boolean
  settings: Settings
  company: Company
  country: Country | null
  /** Whether the browser sent a session cookie; without one, the server is not asked for a session. */
  hasSession: boolean
  /** The prerendered page of a route that the server sent: the remote hydrates it, or replaces it (a skeleton). */
  prerendered: { mode: 'hydrate' | 'replace'; route: string } | null
  /** Whether the server sent a page for browsers without JavaScript. */
  hasNoscript: boolean
  /** The notices on this browser's last page: this one reserves room for them. */
  notices: readonly AlertName[]
  /** The wallet on this browser's last page, drawn until the member is known; null before the first one. */
  wallet: Wallet | null
  /** What a form posted without JavaScript contained: goes into the history entry of the page it led to. */
  posted: Posted | null
  /** The server's clock when the page was made, milliseconds. */
  now: number
  remotes: Partial<Record<RemoteName, RemotePlan>>
  /** The pages of these remotes' builds. */
  routes: PublishedRoutes
  /** The page's title until its remote sets one. */
  title: string
  /** Whether `?mf.<remote>=<address>` is honoured. */
  mayOverride: boolean
}

/** Answers `{ shell }`, the live build. */
export const livePath = '/registry/live.json'

/** Id of the element that holds it as JSON. */
export const bootElementId = 'boot'
/** Name of the meta element with the W3C traceparent of a page whose trace is recorded. */
export const traceMetaName = 'traceparent'
export const rootElementId = 'shell'
/** Prefix of the shell's class names on server and browser. */
export const styleKey = 'shell'
/** Cookie with the chosen theme; needed for the first paint. */
export const themeCookie = 'theme'
/** Cookie with the names of `BootData.notices`, with dots between. */
export const noticesCookie = 'notices'
/** What stands there instead where there are none; a browser without the cookie has not told yet. */
export const noNotices = 'none'
/** Cookie with `BootData.wallet`. */
export const walletCookie = 'wallet'
