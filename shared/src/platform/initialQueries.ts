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
   * `user.country`, `settings.geoip_selected_country`, `country` (the visitor's), `visit.gender` (whom the niche of the address or
   * the site shows), `visit.trafficsource`. A number stands for itself.
   */
  query?: Readonly<Record<string, readonly string[] | number>>
  /** The list in the answer whose portraits are visible first, and how many. */
  pictures?: { list: string; picture: string; count: number }
  /** What the page is about: if the API says that it does not exist, the page is answered with 404. */
  isSubject?: boolean
}
