import { useEffect, useRef } from 'react'

/**
 * Begins at the top with the focus on the result, whenever it becomes another one: a browser that comes back from the bank
 * would stand where the page was left, with the message out of view.
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
