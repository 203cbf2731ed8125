import { useLocation } from 'react-router'
import { useIsInstalled } from '../../host/pwa/useIsInstalled'

const paths = ['/members/', '/likes', '/credits']

/**
 * Whether to show a Back button (TOPBAR-08): only if there is a history, and in an installed app, which lacks that of
 * the browser.
 */
export const useBackButton = (): boolean => {
  const { pathname, key } = useLocation()
  const isApp = useIsInstalled()
  return isApp && key !== 'default' && paths.some((path) => pathname.startsWith(path))
}
