import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

const paths = ['/members/', '/likes', '/credits']

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches

const never = () => () => {}

/** Whether the site runs as an installed app; the server cannot know and draws a browser's page. */
export const useIsInstalled = (): boolean => useSyncExternalStore(never, isInstalled, () => false)

/** Only an installed app has no Back of its own; and only where there is something to go back to (TOPBAR-08). */
export const useBackButton = (): boolean => {
  const { pathname, key } = useLocation()
  const isApp = useIsInstalled()
  return isApp && key !== 'default' && paths.some((path) => pathname.startsWith(path))
}
