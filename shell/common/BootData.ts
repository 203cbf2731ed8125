import type { CallResponse, Company, Settings } from '@duetto/shared/contract'
import type { Country, Gender, LegalPage, Locale, RemoteName } from '@duetto/shared/domain'
import type { RouteFacts } from '@duetto/shared/platform'

export interface ChunkFile {
  href: string
  /** Hash for the preload. Must match the later request's hash; otherwise the browser fetches the script twice. */
  integrity?: string
}

export interface RemoteSource {
  build: string
  entry: string
  integrity?: string
  chunks?: ChunkFile[]
  later?: ChunkFile[]
}

export interface RemotePlan extends RemoteSource {
  /** Fallback: the previous build or, for a canary, the build of the other browsers. */
  lastGood?: RemoteSource
  /** Time limit for loading and mounting together. */
  loadMs: number
  isDisabled: boolean
}

export type PublishedRoutes = Partial<Record<RemoteName, Readonly<Record<string, RouteFacts>>>>
/** Values of a form that the browser submitted natively, without script. Must not contain a password. */
export interface Posted {
  email: string
  /** Null means everyone. */
  lookingFor?: Gender | null
  failure: { code: string; details: Record<string, unknown> } | null
}

export const alertNames = ['measure', 'activation', 'disabled-notifications', 'photo', 'push'] as const
export type AlertName = (typeof alertNames)[number]

export type Theme = 'light' | 'dark'

export const wallets = ['free', 'paid'] as const
export type Wallet = (typeof wallets)[number]

export type OwnLegalText = NonNullable<CallResponse<'getLegalText'>['legal']>

export interface KnownLegalText {
  page: LegalPage
  locale: Locale
  /** Null if the standard text applies. The language of the text may differ from `locale`. */
  own: OwnLegalText | null
}

export interface BootData {
  build: string
  locale: Locale
  theme: Theme | null
  isDiscreet: boolean
  settings: Settings
  company: Company
  country: Country | null
  hasSession: boolean
  prerendered: { mode: 'hydrate' | 'replace'; route: string } | null
  hasNoscript: boolean
  notices: readonly AlertName[]
  wallet: Wallet | null
  posted: Posted | null
  legal: KnownLegalText | null
  variant: string | null
  /** Server time in ms since the epoch. */
  now: number
  remotes: Partial<Record<RemoteName, RemotePlan>>
  routes: PublishedRoutes
  title: string
  mayOverride: boolean
}

export const livePath = '/registry/live.json'

export const bootElementId = 'boot'
export const traceMetaName = 'traceparent'
export const rootElementId = 'shell'
export const styleKey = 'shell'
export const themeCookie = 'theme'
/** Cookie with the names in `BootData.notices`, separated by dots. */
export const noticesCookie = 'notices'
/** Cookie value if no alert was due. A missing cookie means a new browser. */
export const noNotices = 'none'
export const walletCookie = 'wallet'
/** Cookies with a member's state that the server needs to render the frame. */
export const memberCookies = [noticesCookie, walletCookie] as const

export interface LiveBuilds {
  shell: string
  remotes: Partial<Record<RemoteName, string>>
}

export const buildsOf = (plans: BootData['remotes']): LiveBuilds['remotes'] =>
  Object.fromEntries(Object.entries(plans).map(([name, plan]) => [name, plan?.build]))
