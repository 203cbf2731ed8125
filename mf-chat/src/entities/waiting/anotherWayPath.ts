import { packagesPath } from '../limits/limits'
import type { Purchase } from './slice'

/**
 * Returns the checkout path for the waiting message. The `declined` parameter keeps the declined method from being
 * preselected.
 */
export const anotherWayPath = ({ profileId, package: packageId, method }: Purchase): string =>
  `${packagesPath}/${packageId}?message=${profileId}&declined=${method}`
