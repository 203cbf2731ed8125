import type { LayoutName, RemoteName } from '../domain'
import type { InitialQuery } from './initialQueries'

/** A positive number, words joined by hyphens or underscores, or one of a list. Any other value is a 404. */
export type ParamRule = 'number' | 'slug' | readonly string[]

type RouteAccess = 'anyone' | 'members' | 'visitors'

export type RouteNotice = 'measure' | 'activation' | 'disabled-notifications' | 'photo' | 'push' | 'entry'

/** Serialisable, because the shell needs them before the remote has loaded. */
export interface RouteFacts {
  path: string
  layout?: LayoutName
  /** Defaults to `anyone`. */
  access?: RouteAccess
  /** Determines banners and popups (specification, section 2). */
  isMembersArea?: boolean
  params?: Readonly<Record<string, ParamRule>>
  hides?: readonly RouteNotice[]
  foldsNotices?: boolean
  /** The picture beside a link grows into the one in the element with `data-grown`, and shrinks on the way back. */
  viewTransition?: 'anywhere' | 'phone'
}

export interface RouteDeclaration extends RouteFacts {
  title?: string
  description?: string
  linkPictureAlt?: string
  /** Allows search engines to list the page. Never set it for pages with members' data. */
  isListed?: boolean
  isInternal?: boolean
  questions?: readonly (readonly [question: string, answer: string])[]
  initialQueries?: readonly InitialQuery[]
  chunk?: string
  /** Weights in a running test. The server chooses a variant per browser; weight 0 ends one. */
  variants?: Readonly<Record<string, number>>
  /**
   * Audience for which other pages prefetch the chunk: only visitors, or no one. Members do by default, and visitors do
   * unless the page is for members.
   */
  prefetch?: 'visitors' | 'never'
}

/** Ids are unique in the site and must not change. */
export type RouteDeclarations = Readonly<Record<string, RouteDeclaration>>

export interface Route extends RouteFacts {
  id: string
  owner: RemoteName | 'shell'
}
