import type { LayoutName, RemoteName } from '../domain'
import type { InitialQuery } from './initialQueries'

/**
 * `number`: a positive integer of at most ten digits. `slug`: words joined by hyphens or underscores. A list: one of
 * its values. Other values lead to a 404.
 */
export type ParamRule = 'number' | 'slug' | readonly string[]

type RouteAccess = 'anyone' | 'members' | 'visitors'

export type RouteNotice = 'measure' | 'activation' | 'disabled-notifications' | 'photo' | 'push' | 'entry'

/** Must be serialisable, because the shell reads routes from the registry before the remote has loaded. */
export interface RouteFacts {
  path: string
  layout?: LayoutName
  access?: RouteAccess
  /** The bonus banner and popup appear only in the members' area. */
  isMembersArea?: boolean
  params?: Readonly<Record<string, ParamRule>>
  hides?: readonly RouteNotice[]
  foldsNotices?: boolean
  /**
   * Animates a picture between the page's `[data-grown]` element and an article or list item that links to the page, in
   * both directions, if both pages belong to this remote. `phone`: only on phones.
   */
  viewTransition?: 'anywhere' | 'phone'
}

export interface RouteDeclaration extends RouteFacts {
  title?: string
  description?: string
  linkPictureAlt?: string
  /** Allows search engines to index the page. Never set it for pages with members' data. */
  isListed?: boolean
  isInternal?: boolean
  questions?: readonly (readonly [question: string, answer: string])[]
  initialQueries?: readonly InitialQuery[]
  chunk?: string
  /** Weights of an A/B test's variants, from which the server chooses one per browser. Weight 0 retires a variant. */
  variants?: Readonly<Record<string, number>>
  /**
   * Who prefetches the chunk on other pages. `visitors`: only visitors. `never`: no one. By default, everyone, except
   * visitors if `access` is `members`.
   */
  prefetch?: 'visitors' | 'never'
}

/**
 * Routes by id. Ids must be unique in the site, and must not change, because variant cookies and traces contain them.
 */
export type RouteDeclarations = Readonly<Record<string, RouteDeclaration>>

export interface Route extends RouteFacts {
  id: string
  owner: RemoteName | 'shell'
}
