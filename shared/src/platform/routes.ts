import type { LayoutName, RemoteName } from '../domain'
import type { InitialQuery } from './initialQueries'

/** Valid values of an address parameter: a number, words with hyphens, or one of a list. Anything else is a 404. */
export type ParamRule = 'number' | 'slug' | readonly string[]

/** A visitor is redirected from a page for `members` to login and back; a member is redirected from a page for `visitors`. */
export type RouteAccess = 'anyone' | 'members' | 'visitors'

/** Notices that the shell shows above or over a page; `entry` is the entry warning. */
export type RouteNotice = 'activation' | 'disabled-notifications' | 'photo' | 'push' | 'entry'

/** What the shell must know about a page before its remote has loaded. Plain data, because it is part of every page. */
export interface RouteFacts {
  /** Path pattern in React Router's syntax: words, `:name`, and `:name?` at its end. */
  path: string
  /** `default` if not given. */
  layout?: LayoutName
  /** `anyone` if not given. */
  access?: RouteAccess
  /** Counts as members area for banners and popups (section 2). */
  isMembersArea?: boolean
  params?: Readonly<Record<string, ParamRule>>
  /** Notices that are out of place here. */
  hides?: readonly RouteNotice[]
  /** The first screen is for one thing only: notices stay behind the bell in the bar. */
  foldsNotices?: boolean
  /**
   * Pages whose picture, marked `data-grown`, grows out of the one beside the link that led here, and back. Needs view
   * transitions.
   */
  viewTransition?: 'anywhere' | 'phone'
}

/** A page as its remote declares it. */
export interface RouteDeclaration extends RouteFacts {
  /** Id of the remote's text that serves as the title until the remote sets one; without it, the site's name. */
  title?: string
  /** Id of the remote's text that search engines show under the title; without it, the site's own description. */
  description?: string
  /** Whether search engines may list the page. Pages that show members or belong to one are never listed. */
  isListed?: boolean
  /** The calls of its first view. */
  initialQueries?: readonly InitialQuery[]
  /** Name of the chunk that the page has to itself, to be fetched together with the entry. */
  chunk?: string
  /** Who loads the chunk ahead on other pages. Default: everyone who can open the page. */
  prefetch?: 'visitors' | 'never'
}

/** By id. Ids never change and are unique across the site. */
export type RouteDeclarations = Readonly<Record<string, RouteDeclaration>>

/** A page of the site as the shell knows it. */
export interface Route extends RouteFacts {
  id: string
  owner: RemoteName | 'shell'
}
