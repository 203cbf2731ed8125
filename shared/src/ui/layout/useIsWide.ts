import { useCallback, useMemo, useSyncExternalStore } from 'react'

/**
 * Whether the window is at least `px` CSS pixels wide. For parts that need not be rendered at all in a narrow window; use media queries
 * for what only looks different.
 */
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
