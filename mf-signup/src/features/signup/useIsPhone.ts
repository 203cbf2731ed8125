import { smartphoneBelowPx } from '@duetto/shared/domain'
import { useSyncExternalStore } from 'react'

const query = `(max-width: ${smartphoneBelowPx - 1}px)`
const subscribe = (listener: () => void): (() => void) => {
  const list = window.matchMedia(query)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** Whether questions come one a screen. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
