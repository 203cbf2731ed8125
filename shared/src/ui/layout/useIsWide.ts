import { useCallback, useMemo, useSyncExternalStore } from 'react'

export const useIsWide = (px: number): boolean => {
  const query = useMemo(() => matchMedia(`(min-width: ${px}px)`), [px])
  const subscribe = useCallback(
    (onChange: () => void) => {
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => query.matches)
}
