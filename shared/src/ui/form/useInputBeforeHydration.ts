import { useEffect, useEffectEvent, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Preserves text typed before hydration: calls `take` once after mounting with a function that returns a field's text.
 * Attach the returned ref to the form.
 */
export const useInputBeforeHydration = (
  take: (typed: (name: string) => string) => void,
): RefObject<HTMLFormElement | null> => {
  const formRef = useRef<HTMLFormElement>(null)
  const takeOver = useEffectEvent(take)
  useEffect(() => {
    if (!formRef.current) return
    const data = new FormData(formRef.current)
    takeOver((name) => String(data.get(name) ?? ''))
  }, [])
  return formRef
}
