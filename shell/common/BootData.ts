import type { Company, Settings } from '@duetto/shared/contract'
import type { Country, Locale, RemoteName } from '@duetto/shared/domain'
import type { RouteFacts } from '@duetto/shared/platform'

/** A script of a build. Its hash is the one that the remote's entry will ask for: a preload without it is fetched twice. */
export interface ChunkFile {
  href: string
  integrity?: string
}

/** One build of a remote, as the page names it. */
export interface RemoteSource {
  build: string
  /** Address of its entry script. */
  entry: string
  integrity?: string
  /** The chunks that its first page needs. */
  chunks?: ChunkFile[]
}

export interface RemotePlan extends RemoteSource {
  /** The build before it: loaded when this one does not come up. */
  lastGood?: RemoteSource
  /** Milliseconds that loading and mounting may take together. */
  loadMs: number
  isDisabled: boolean
}

/** The pages of each remote, by their ids. */
export type PublishedRoutes = Partial<Record<RemoteName, Readonly<Record<string, RouteFacts>>>>
/** What a plain form brought, and why it was refused. Never a password. */
export interface Posted {
  email: string
  failure: { code: string; details: Record<string, unknown> } | null
}

export type Theme = 'light' | 'dark'

/** What the server writes into the page, so that the shell starts without asking for anything. */
export interface BootData {
  /** Of the shell that made this page. */
  build: string
  locale: Locale
  /** The visitor's choice; null follows the system. */
  theme: Theme | null
  settings: Settings
  company: Company
  country: Country | null
  /** Whether the browser sent a session: without one nobody is asked who is there. */
  hasSession: boolean
  /** Whether the page came with its remote's HTML (`whole`), or with a form for browsers without a script. */
  sentPage: 'whole' | 'plain' | null
  /** What a form sent that was posted without the script: for the history of the page that it ended at. */
  posted: Posted | null
  /** The server's clock when the page was made, milliseconds. */
  now: number
  remotes: Partial<Record<RemoteName, RemotePlan>>
  /** What the builds of these remotes draw. */
  routes: PublishedRoutes
  /** Names the page until whoever draws it does. */
  title: string
  /** Whether `?mf.<remote>=<address>` is believed. */
  mayOverride: boolean
}

/** Answers `{ shell }`, the build that is live. */
export const livePath = '/registry/live.json'

/** Id of the element that holds it as JSON. */
export const bootElementId = 'boot'
/** Id of the element with the answers to the page's first calls, by `callKey`. */
export const answersElementId = 'answers'
export const rootElementId = 'shell'
/** Prefix of the shell's class names, for the server and the browser alike. */
export const styleKey = 'shell'
/** Cookie of the theme that was chosen; needed for the first paint. */
export const themeCookie = 'theme'
