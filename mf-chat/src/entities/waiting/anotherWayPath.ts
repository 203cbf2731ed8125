import { packagesPath } from '../limits/limits'
import type { Purchase } from './slice'

/** `declined` keeps the declined method from being preselected unless there is no other. */
export const anotherWayPath = ({ profileId, package: packageId, method }: Purchase): string =>
  `${packagesPath}/${packageId}?message=${profileId}&declined=${method}`
