import { useLocation } from 'react-router'
import { useIsInstalled } from '../../host/pwa/useIsInstalled'

const paths = ['/members/', '/likes', '/credits']

/**
 * Whether to show a Back button (TOPBAR-08): on some pages of an installed app, which lacks the browser's button, but
 * not on a page that was opened from outside the app.
 */
export const useBackButton = (): boolean => {
  const { pathname, key } = useLocation()
  const isApp = useIsInstalled()
  return isApp && key !== 'default' && paths.some((path) => pathname.startsWith(path))
}
