import { useCallback, useMemo, useSyncExternalStore } from 'react'

/**
 * Whether the window is at least `px` wide, in CSS pixels. For what a narrow window would draw in vain; what only looks different is a
 * matter of styles.
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
