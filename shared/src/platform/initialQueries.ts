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
   * `list` is the response's field with the item or items, `picture` the item's field with the portrait. The first
   * `count` portraits are visible initially; `first` is the index of the one to preload first.
   */
  pictures?: { list: string; picture: string; count: number; first?: number; sizes: PortraitSize }
  /** If the API reports in time that this resource does not exist, the page is a 404. */
  isSubject?: boolean
}
