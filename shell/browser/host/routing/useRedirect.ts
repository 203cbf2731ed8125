import type { Navigation } from '@duetto/shared/platform'
import { useEffect } from 'react'

export const useRedirect = (
  navigation: Pick<Navigation, 'replace'>,
  pathname: string,
  to: string | null,
): void => {
  useEffect(() => {
    if (to && window.location.pathname === pathname) navigation.replace(to)
  }, [navigation, pathname, to])
}
