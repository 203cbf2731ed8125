import type { EndpointName } from '../contract'

/**
 * A call that the first view of a route makes, as data: the page's server makes it and sends the answer with the page.
 * It must ask as the remote's own code does; an answer that nobody asks for is only weight.
 */
export interface FirstCall {
  /** A read of the contract. */
  call: EndpointName
  /**
   * Each parameter by the places where it is looked for, the first that holds something counts: `path.id`,
   * `search.gender`, `user.country`, `settings.geoip_selected_country`, `country` (the visitor's).
   */
  query?: Readonly<Record<string, readonly string[]>>
  /** The list in the answer whose portraits are in sight first, and how many of them. */
  pictures?: { list: string; picture: string; count: number }
}

/** By the route's id. */
export type FirstCalls = Readonly<Record<string, readonly FirstCall[]>>
