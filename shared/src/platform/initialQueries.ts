import type { EndpointName } from '../contract'

/**
 * A call made by the first view of a route, as data: the shell's server makes it and streams the answer with
 * the page. It must match the remote's own request; an unused answer is wasted bytes.
 */
export interface InitialQuery {
  /** A read endpoint of the contract. */
  call: EndpointName
  /**
   * For each parameter, the places to look it up; the first non-empty one wins: `path.id`, `search.gender`,
   * `user.country`, `settings.geoip_selected_country`, `country` (the visitor's), `visit.gender` (the gender that the
   * address's niche or the site shows), `visit.trafficsource`. A number is used as is.
   */
  query?: Readonly<Record<string, readonly string[] | number>>
  /** The list in the answer whose portraits are visible first, and how many. */
  pictures?: { list: string; picture: string; count: number }
  /** Whether the page is about this resource: if the API does not find it, the page is answered with 404. */
  isSubject?: boolean
}
