import { useEffect, useRef } from 'react'

/** Returns a ref for the heading, which gets focus when the result is known. */
export const useFocusOnResult = (result: string | null) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (result === null) return
    // Browsers restore the old scroll position on return from the bank.
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [result])
  return heading
}
