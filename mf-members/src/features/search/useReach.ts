import { useEffect, useRef } from 'react'

interface ReachOptions {
  isOn?: boolean
  distancePx: number
}

/** Calls `onReach` when the element with the returned ref is less than `distancePx` away from the viewport. */
export const useReach = (onReach: () => void, { isOn = true, distancePx }: ReachOptions) => {
  const ref = useRef<HTMLDivElement>(null)
  const latest = useRef(onReach)
  useEffect(() => {
    latest.current = onReach
  })
  useEffect(() => {
    const element = ref.current
    if (!element || !isOn || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && latest.current(),
      { rootMargin: `${distancePx}px 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isOn, distancePx])
  return ref
}
