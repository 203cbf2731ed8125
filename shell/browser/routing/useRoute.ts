import type { Platform, PlatformLocation } from '@duetto/shared/platform'
import { useReadable } from '@duetto/shared/platform'
import { useMemo } from 'react'
import { matchRoute } from './matchRoute'
import type { RouteMatch } from './matchRoute'

/** Where the browser is, and the route of the table that it means. */
export const useRoute = (platform: Platform): { location: PlatformLocation; match: RouteMatch | null } => {
  const location = useReadable(platform.navigation)
  const match = useMemo(() => matchRoute(location.pathname), [location.pathname])
  return { location, match }
}
