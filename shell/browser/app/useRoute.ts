import type { PlatformLocation } from '@duetto/shared/platform'
import { useReadable } from '@duetto/shared/platform'
import { useMemo } from 'react'
import { useShell } from '../host/context/ShellContext'
import type { RouteMatch } from '../host/routing/routeTable'

/** The browser's location and its route in the table. */
export const useRoute = (): { location: PlatformLocation; match: RouteMatch | null } => {
  const { platform, routes } = useShell()
  const location = useReadable(platform.navigation)
  const match = useMemo(() => routes.match(location.pathname), [routes, location.pathname])
  return { location, match }
}
