import { useLocation } from 'react-router'
import { useIsInstalled } from '../../host/pwa/useIsInstalled'

const paths = ['/members/', '/likes', '/credits']

/** Only an installed app lacks its own Back button; shown only if there is history (TOPBAR-08). */
export const useBackButton = (): boolean => {
  const { pathname, key } = useLocation()
  const isApp = useIsInstalled()
  return isApp && key !== 'default' && paths.some((path) => pathname.startsWith(path))
}
