import { packagesPath } from '../limits/limits'
import type { Purchase } from './slice'

/** Returns the path of the checkout for the waiting message, which then preselects another method than the declined one. */
export const anotherWayPath = ({ profileId, package: packageId, method }: Purchase): string =>
  `${packagesPath}/${packageId}?message=${profileId}&declined=${method}`
