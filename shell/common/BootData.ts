import type { CallResponse, Company, Settings } from '@duetto/shared/contract'
import type { Country, Gender, LegalPage, Locale, RemoteName } from '@duetto/shared/domain'
import type { RouteFacts } from '@duetto/shared/platform'

/** A script of a build. A preload must have the hash of the later request; otherwise the file is fetched twice. */
export interface ChunkFile {
  href: string
  integrity?: string
}

export interface RemoteSource {
  build: string
  entry: string
  integrity?: string
  /** Chunks to request immediately when the remote is loaded. */
  chunks?: ChunkFile[]
  /** Chunks that are only prefetched, when the browser is idle. */
  later?: ChunkFile[]
}

export interface RemotePlan extends RemoteSource {
  /** Fallback build: the previous one or, for a canary, the live one. */
  lastGood?: RemoteSource
  /** Deadline in milliseconds for loading and mounting together. */
  loadMs: number
  isDisabled: boolean
}

export type PublishedRoutes = Partial<Record<RemoteName, Readonly<Record<string, RouteFacts>>>>
/** Values of a form that was posted without JavaScript, and the API's error, if any. Never contains a password. */
export interface Posted {
  email: string
  /** null: everyone. */
  lookingFor?: Gender | null
  failure: { code: string; details: Record<string, unknown> } | null
}

/** Alerts for a member, most important first. */
export const alertNames = ['measure', 'activation', 'disabled-notifications', 'photo', 'push'] as const
export type AlertName = (typeof alertNames)[number]

export type Theme = 'light' | 'dark'

/** Variants of the wallet in the top bar: Get Premium (`free`) or credits (`paid`). */
export const wallets = ['free', 'paid'] as const
export type Wallet = (typeof wallets)[number]

export type OwnLegalText = NonNullable<CallResponse<'getLegalText'>['legal']>

/** The operator's text of a legal page in the page's language; null if the standard text applies. */
export interface KnownLegalText {
  page: LegalPage
  locale: Locale
  own: OwnLegalText | null
}

export interface BootData {
  /** Build of the shell that rendered this page. */
  build: string
  locale: Locale
  /** The visitor's choice; null follows the system. */
  theme: Theme | null
  isDiscreet: boolean
  settings: Settings
  company: Company
  country: Country | null
  hasSession: boolean
  /**
   * What the server sent for the route: `hydrate`, a prerendered page that the remote hydrates, or `replace`, a
   * skeleton that it replaces. Null if neither.
   */
  prerendered: { mode: 'hydrate' | 'replace'; route: string } | null
  /** Whether the page has content for browsers without JavaScript. */
  hasNoscript: boolean
  /** Alerts that were last due in this browser; this page reserves space for one of them. */
  notices: readonly AlertName[]
  /** Wallet of the last page in this browser, shown until the user has loaded. */
  wallet: Wallet | null
  /** Becomes the state of the history entry; null unless a form was posted. */
  posted: Posted | null
  /** The text of a legal page; null on other pages and if the API did not respond. */
  legal: KnownLegalText | null
  /** Variant of a page under test; null without a test. */
  variant: string | null
  /** The server's time in milliseconds when it rendered the page. */
  now: number
  remotes: Partial<Record<RemoteName, RemotePlan>>
  routes: PublishedRoutes
  /** The page's title until its remote sets one. */
  title: string
  /** Whether `?mf.<remote>=<url>` may override a build. */
  mayOverride: boolean
}

/** Endpoint that returns `LiveBuilds`. */
export const livePath = '/registry/live.json'

export const bootElementId = 'boot'
/** Name of the meta element with the page's W3C traceparent, if its trace is recorded. */
export const traceMetaName = 'traceparent'
export const rootElementId = 'shell'
export const styleKey = 'shell'
export const themeCookie = 'theme'
/** Cookie with the names of `BootData.notices`, separated by dots. */
export const noticesCookie = 'notices'
/** Value of `noticesCookie` if no alert was due. Without the cookie, it is unknown which were. */
export const noNotices = 'none'
/** Cookie with `BootData.wallet`. */
export const walletCookie = 'wallet'

/** The builds that a new page would load. */
export interface LiveBuilds {
  shell: string
  remotes: Partial<Record<RemoteName, string>>
}

export const buildsOf = (plans: BootData['remotes']): LiveBuilds['remotes'] =>
  Object.fromEntries(Object.entries(plans).map(([name, plan]) => [name, plan?.build]))
