import { useSyncExternalStore } from 'react'

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches
const neverChanges = () => () => {}

/** Whether the site runs as an installed app. The server cannot detect this and renders for a browser tab. */
export const useIsInstalled = (): boolean => useSyncExternalStore(neverChanges, isInstalled, () => false)
