import type { LayoutName, RemoteName } from '../domain'
import type { InitialQuery } from './initialQueries'

/**
 * Valid values of a path parameter: a positive number, words joined by hyphens or underscores, or one of a list. Any
 * other value is a 404.
 */
export type ParamRule = 'number' | 'slug' | readonly string[]

/** `members` redirects visitors to login and back. `visitors` redirects members. */
type RouteAccess = 'anyone' | 'members' | 'visitors'

/** Notices of the shell that a page can hide; `entry` is the entry warning. */
export type RouteNotice = 'measure' | 'activation' | 'disabled-notifications' | 'photo' | 'push' | 'entry'

/** Serialisable properties of a page that the shell needs before the remote has loaded. */
export interface RouteFacts {
  /** Path in React Router's syntax: words, `:name`, and `:name?` at the end. */
  path: string
  /** Defaults to `default`. */
  layout?: LayoutName
  /** Defaults to `anyone`. */
  access?: RouteAccess
  /** Whether the page is in the members area, which determines banners and popups (specification, section 2). */
  isMembersArea?: boolean
  params?: Readonly<Record<string, ParamRule>>
  /** Notices that are not shown on this page. */
  hides?: readonly RouteNotice[]
  /** Whether notices open from the bell in the top bar instead of appearing above the page. */
  foldsNotices?: boolean
  /**
   * Devices on which a view transition grows the picture beside a link into the page's picture, which is in an element
   * with `data-grown`, and shrinks it on the way back.
   */
  viewTransition?: 'anywhere' | 'phone'
}

export interface RouteDeclaration extends RouteFacts {
  /** Message id of the title until the page sets its own; defaults to the setting `index_title`. */
  title?: string
  /** Message id of the description for search engines; defaults to the setting `description`. */
  description?: string
  /** Message id of the alternative text of the link picture, which the remote's `src/linkPictures.ts` renders. */
  linkPictureAlt?: string
  /** Whether search engines may list the page. Never set it for pages with members' data. */
  isListed?: boolean
  /** Whether the page is for the team and exists only on demo sites and in development. */
  isInternal?: boolean
  /** Message ids of the page's questions and answers, for search engines. */
  questions?: readonly (readonly [question: string, answer: string])[]
  /** API requests of the first view, which the server sends ahead. */
  initialQueries?: readonly InitialQuery[]
  /** Name of the page's chunk, which loads together with the entry. */
  chunk?: string
  /** Weights of the page's variants in a running test. The server chooses one per browser. Weight 0 ends a variant. */
  variants?: Readonly<Record<string, number>>
  /** Who loads the chunk ahead on other pages: by default members, and visitors unless the page is for members. */
  prefetch?: 'visitors' | 'never'
}

/** Pages by route id. Ids are unique in the site and must not change. */
export type RouteDeclarations = Readonly<Record<string, RouteDeclaration>>

export interface Route extends RouteFacts {
  id: string
  owner: RemoteName | 'shell'
}
