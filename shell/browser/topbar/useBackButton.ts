import { useLocation } from 'react-router'

const paths = ['/members/', '/likes', '/credits']

export const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches

/** Only an installed app has no Back of its own; and only where there is something to go back to (TOPBAR-08). */
export const useBackButton = (): boolean => {
  const { pathname, key } = useLocation()
  return isInstalled() && key !== 'default' && paths.some((path) => pathname.startsWith(path))
}
