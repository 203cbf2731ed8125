import type { CallResponse, Company, Settings } from '@duetto/shared/contract'
import type { Country, Gender, LegalPage, Locale, RemoteName } from '@duetto/shared/domain'
import type { RouteFacts } from '@duetto/shared/platform'

/** A script of a build. Its preload must have the same hash as the later request; otherwise it is fetched twice. */
export interface ChunkFile {
  href: string
  integrity?: string
}

export interface RemoteSource {
  build: string
  entry: string
  integrity?: string
  /** Chunks to request as soon as the remote is loaded, in parallel. */
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
/** Values of a form that was posted without JavaScript, and the error, if any. Must not contain a password. */
export interface Posted {
  email: string
  /** null means everyone. */
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

/** What the API returned for a legal page and a locale. */
export interface KnownLegalText {
  page: LegalPage
  locale: Locale
  /** The operator's text, which may be in another language; null if the standard text applies. */
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
   * The HTML that the server sent for the route: a prerendered page that the remote hydrates, or a skeleton that it
   * replaces; null if neither.
   */
  prerendered: { mode: 'hydrate' | 'replace'; route: string } | null
  /** Whether the page has content for browsers without JavaScript. */
  hasNoscript: boolean
  /** Alerts that were due last in this browser. The page reserves space if it would show one of them. */
  notices: readonly AlertName[]
  /** Wallet of the last page in this browser, shown until the user has loaded. */
  wallet: Wallet | null
  /** Becomes the state of the history entry; null unless a form was posted. */
  posted: Posted | null
  /** Null on pages without a legal text and if the API did not respond. */
  legal: KnownLegalText | null
  /** Variant of a page under test; null without a test. */
  variant: string | null
  /** The server's time when it rendered the page, in ms since the epoch. */
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
/** Name of the meta element with the page's W3C traceparent, which exists only if its trace is recorded. */
export const traceMetaName = 'traceparent'
export const rootElementId = 'shell'
export const styleKey = 'shell'
export const themeCookie = 'theme'
/** Cookie with the names of `BootData.notices`, separated by dots. */
export const noticesCookie = 'notices'
/** Value of `noticesCookie` if no alert was due, in contrast to a browser without the cookie. */
export const noNotices = 'none'
export const walletCookie = 'wallet'

/** The builds that a new page would load. */
export interface LiveBuilds {
  shell: string
  remotes: Partial<Record<RemoteName, string>>
}

export const buildsOf = (plans: BootData['remotes']): LiveBuilds['remotes'] =>
  Object.fromEntries(Object.entries(plans).map(([name, plan]) => [name, plan?.build]))
