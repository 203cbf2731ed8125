import { useEffect, useEffectEvent, useRef } from 'react'
import type { RefObject } from 'react'

/** Passes on values that were typed into a server-rendered form before hydration, by field name. */
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
