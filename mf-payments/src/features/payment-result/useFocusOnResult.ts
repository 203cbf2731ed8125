import { useEffect, useRef } from 'react'

/** Browsers restore the old scroll position on return from the bank. */
export const useFocusOnResult = (result: string | null) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (result === null) return
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [result])
  return heading
}
