import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** Returns false on the server and during hydration, for content that depends on values that only browsers have. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
