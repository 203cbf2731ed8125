import { useSyncExternalStore } from 'react'

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches
const neverChanges = () => () => {}

export const useIsInstalled = (): boolean => useSyncExternalStore(neverChanges, isInstalled, () => false)
