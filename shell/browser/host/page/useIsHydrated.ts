import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** False on the server and during hydration; for values that only a browser has. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
