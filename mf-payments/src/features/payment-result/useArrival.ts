import { useEffect, useRef } from 'react'

/**
 * Scrolls to the top and focuses the result whenever it changes: a browser returning from the bank would
 * restore the old position, with the result out of view.
 */
export const useArrival = (result: string | null) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (result === null) return
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [result])
  return heading
}
