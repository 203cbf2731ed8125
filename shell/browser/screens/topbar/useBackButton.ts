import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

const paths = ['/members/', '/likes', '/credits']

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches

const never = () => () => {}

/** Whether the site runs as an installed app; the server cannot know and renders a browser's page. */
export const useIsInstalled = (): boolean => useSyncExternalStore(never, isInstalled, () => false)

/** Only an installed app lacks its own Back button; shown only if there is history (TOPBAR-08). */
export const useBackButton = (): boolean => {
  const { pathname, key } = useLocation()
  const isApp = useIsInstalled()
  return isApp && key !== 'default' && paths.some((path) => pathname.startsWith(path))
}
