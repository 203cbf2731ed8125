import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and during hydration, for anything only a browser can know. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
