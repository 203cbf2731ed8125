import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** False on the server and during hydration. Use it for everything that only a browser can know. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
