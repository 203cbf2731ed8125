import { useEffect, useRef } from 'react'

export const useFocusOnResult = (result: string | null) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (result === null) return
    // On return from the bank, browsers restore the previous scroll position.
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [result])
  return heading
}
