import type { EndpointName } from '../contract'
import type { PortraitSize } from '../domain'

export interface InitialQuery {
  call: EndpointName
  /**
   * Value of each parameter: a constant number, or a list of sources, of which the first non-empty one wins. A source
   * is a path such as `path.id`, `search.gender` or `user.country`, or a constant such as `=all`.
   */
  query?: Readonly<Record<string, readonly string[] | number>>
  /**
   * Portraits to preload from the response. `list`: field with the item or the array of items. `picture`: the item's
   * field with the portrait. `count`: number of portraits. `first`: index of the portrait that is shown first, by default
   * 0. `shown`: number of initially visible portraits, by default all. `sizes`: displayed widths.
   */
  pictures?: {
    list: string
    picture: string
    count: number
    first?: number
    shown?: number
    sizes: PortraitSize
  }
  /** Sends the page with status 404 if the API returns 404 for this query before the server starts the response. */
  isSubject?: boolean
}
