import type { LayoutName, RemoteName } from '../domain'
import type { InitialQuery } from './initialQueries'

/** Valid values of a path parameter: a number, words with hyphens, or one of a list. Others are a 404. */
export type ParamRule = 'number' | 'slug' | readonly string[]

/** `members` redirects visitors to the log-in and back. `visitors` redirects members. */
type RouteAccess = 'anyone' | 'members' | 'visitors'

/** Notices of the shell; `entry` is the entry warning. */
export type RouteNotice = 'activation' | 'disabled-notifications' | 'photo' | 'push' | 'entry'

/** Serialisable properties of a page that the shell needs before the remote has loaded. */
export interface RouteFacts {
  /** Path in React Router's syntax: words, `:name`, and `:name?` at the end. */
  path: string
  /** Defaults to `default`. */
  layout?: LayoutName
  /** Defaults to `anyone`. */
  access?: RouteAccess
  /** Part of the members area, which determines banners and popups (section 2). */
  isMembersArea?: boolean
  params?: Readonly<Record<string, ParamRule>>
  /** Notices that are not shown on this page. */
  hides?: readonly RouteNotice[]
  /** Notices open from the bell in the top bar instead of above the page. */
  foldsNotices?: boolean
  /** Animates the picture marked `data-grown` from and to the one next to the link, with a view transition. */
  viewTransition?: 'anywhere' | 'phone'
}

/** A page as declared by its remote. */
export interface RouteDeclaration extends RouteFacts {
  /** Message id of the title until the page sets its own; defaults to the site's name. */
  title?: string
  /** Message id of the description for search engines; defaults to the site's. */
  description?: string
  /** Search engines may list the page. Never set it for pages with members' data. */
  isListed?: boolean
  /** The calls of its first view. */
  initialQueries?: readonly InitialQuery[]
  /** Name of the chunk that contains only this page; it loads together with the entry. */
  chunk?: string
  /** Who loads the chunk ahead on other pages. Default: everyone who can open the page. */
  prefetch?: 'visitors' | 'never'
}

/** By id. Ids never change and are unique in the site. */
export type RouteDeclarations = Readonly<Record<string, RouteDeclaration>>

/** A page as the shell knows it. */
export interface Route extends RouteFacts {
  id: string
  owner: RemoteName | 'shell'
}
