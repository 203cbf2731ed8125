import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and in the first render over its markup, for what only a browser can know. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
