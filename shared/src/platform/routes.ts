import type { LayoutName, RemoteName } from '../domain'
import type { FirstCall } from './firstCalls'

/** What a part of an address may be: a number, words with hyphens, or one of a list. An address with another is a 404. */
export type ParamRule = 'number' | 'slug' | readonly string[]

/** A visitor is led from a page of `members` to login and back; a member is led on from a page of `visitors`. */
export type RouteAccess = 'anyone' | 'members' | 'visitors'

/** What the shell says above or over a page; `entry` is the warning at the site's entry. */
export type RouteNotice = 'activation' | 'disabled-notifications' | 'photo' | 'push' | 'entry'

/** What the shell must know of a page before its remote is there. Data alone: it is sent in every page. */
export interface RouteFacts {
  /** Path pattern in React Router's syntax: words, `:name`, and `:name?` at its end. */
  path: string
  /** `default` unless told. */
  layout?: LayoutName
  /** `anyone` unless told. */
  access?: RouteAccess
  /** Counts as members area for banners and popups (section 2). */
  isMembersArea?: boolean
  params?: Readonly<Record<string, ParamRule>>
  /** Notices that are out of place here. */
  hides?: readonly RouteNotice[]
  /** Its first screen belongs to one thing: notices wait behind the bell in the bar. */
  foldsNotices?: boolean
  /**
   * Where the picture in what is marked `data-grown` grows out of the one beside the link that led to it, and back. Needs a browser with view
   * transitions.
   */
  grows?: 'anywhere' | 'phone'
}

/** A page as the remote that draws it declares it. */
export interface RouteDeclaration extends RouteFacts {
  /** Id of the remote's text that names the page until the remote does; without it the page has the site's name. */
  title?: string
  /** Id of the remote's text that search engines show under the title; without it, the site's own description. */
  description?: string
  /** Whether search engines may list the page. Nothing that shows people or belongs to one is listed. */
  isListed?: boolean
  /** What its first view asks for. */
  firstCalls?: readonly FirstCall[]
}

/** By id. Ids are steady, and no two pages of the site have the same. */
export type RouteDeclarations = Readonly<Record<string, RouteDeclaration>>

/** A page of the site as the shell knows it. */
export interface Route extends RouteFacts {
  id: string
  owner: RemoteName | 'shell'
}
