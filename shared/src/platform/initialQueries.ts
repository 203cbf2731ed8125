import type { EndpointName } from '../contract'
import type { PortraitSize } from '../domain'

/**
 * A request of a route's first view. The server sends it and streams the response with the page. The response is used
 * only if the remote sends the same request.
 */
export interface InitialQuery {
  /** A read endpoint of the contract. */
  call: EndpointName
  /**
   * For each parameter, the sources of its value; the first non-empty one wins. A source is a path such as `path.id`,
   * `search.gender` or `user.country`, or a constant such as `=all`. A number is a constant.
   */
  query?: Readonly<Record<string, readonly string[] | number>>
  /**
   * `list`: field of the response with the item or the array of items. `picture`: the item's field with the portrait.
   * `count`: number of portraits that are visible initially, from the start of the list. `first`: index of the portrait
   * with which the page begins, by default 0. `sizes`: their displayed widths.
   */
  pictures?: { list: string; picture: string; count: number; first?: number; sizes: PortraitSize }
  /** Whether the page is about this resource. If the API reports in time that it does not exist, the page is a 404. */
  isSubject?: boolean
}
