import { useLocation } from 'react-router'
import { useIsInstalled } from '../../host/pwa/useIsInstalled'

const paths = ['/members/', '/likes', '/credits']

/** Whether to show a Back button, because an installed app lacks the browser's (TOPBAR-08). */
export const useBackButton = (): boolean => {
  const { pathname, key } = useLocation()
  const isApp = useIsInstalled()
  return isApp && key !== 'default' && paths.some((path) => pathname.startsWith(path))
}
