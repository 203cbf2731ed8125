import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
