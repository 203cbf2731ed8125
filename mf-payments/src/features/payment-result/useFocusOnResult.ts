import { useEffect, useRef } from 'react'

/** On return from the bank, browsers restore the old scroll position. */
export const useFocusOnResult = (result: string | null) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (result === null) return
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [result])
  return heading
}
