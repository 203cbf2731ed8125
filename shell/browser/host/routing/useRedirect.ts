import type { Navigation } from '@duetto/shared/platform'
import { useEffect } from 'react'

/**
 * Replaces the page at `pathname` by `to`, unless another page is about to be shown: the address is already that
 * page's.
 */
export const useRedirect = (
  navigation: Pick<Navigation, 'replace'>,
  pathname: string,
  to: string | null,
): void => {
  useEffect(() => {
    if (to && window.location.pathname === pathname) navigation.replace(to)
  }, [navigation, pathname, to])
}
