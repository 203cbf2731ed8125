import { packagesPath } from '../limits/limits'
import type { Purchase } from './slice'

/** Returns the path of a checkout for the waiting message that does not preselect the declined method. */
export const anotherWayPath = ({ profileId, package: packageId, method }: Purchase): string =>
  `${packagesPath}/${packageId}?message=${profileId}&declined=${method}`
