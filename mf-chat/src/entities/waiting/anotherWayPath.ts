import { packagesPath } from '../limits/limits'
import type { Purchase } from './slice'

/**
 * Returns the checkout path for paying with another method after a decline. The `declined` parameter keeps the declined
 * method from being preselected unless there is no other.
 */
export const anotherWayPath = ({ profileId, package: packageId, method }: Purchase): string =>
  `${packagesPath}/${packageId}?message=${profileId}&declined=${method}`
