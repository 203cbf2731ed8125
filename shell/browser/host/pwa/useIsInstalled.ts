import { useSyncExternalStore } from 'react'

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches
const neverChanges = () => () => {}

/** Whether the site runs as an installed app. False on the server, which cannot detect it. */
export const useIsInstalled = (): boolean => useSyncExternalStore(neverChanges, isInstalled, () => false)
