import type { EndpointName } from '../contract'
import type { PortraitSize } from '../domain'

export interface InitialQuery {
  call: EndpointName
  /**
   * Sources of each parameter's value; the first non-empty one wins. A source is a path such as `path.id`,
   * `search.gender` or `user.country`, or a constant such as `=all`.
   */
  query?: Readonly<Record<string, readonly string[] | number>>
  /**
   * `list`: field of the response with the item or the array of items. `picture`: the item's field with the portrait.
   * `count`: number of portraits that are visible initially, from the start of the list. `first`: index of the portrait
   * with which the page begins, by default 0. `sizes`: their displayed widths.
   */
  pictures?: { list: string; picture: string; count: number; first?: number; sizes: PortraitSize }
  /** The page is a 404 if the API reports in time that this resource does not exist. */
  isSubject?: boolean
}
