import { useLocation } from 'react-router'
import { useIsInstalled } from '../../host/pwa/useIsInstalled'

const paths = ['/members/', '/likes', '/credits']

/** An installed app has no browser toolbar (TOPBAR-08). */
export const useBackButton = (): boolean => {
  const { pathname, key } = useLocation()
  const isApp = useIsInstalled()
  return isApp && key !== 'default' && paths.some((path) => pathname.startsWith(path))
}
