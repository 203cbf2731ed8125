import { useEffect, useRef } from 'react'

interface NearOptions {
  isOn: boolean
  distancePx: number
}

/** Calls `onNear` when the element with the returned ref is less than `distancePx` away from the viewport. */
export const useNearViewport = (onNear: () => void, { isOn, distancePx }: NearOptions) => {
  const ref = useRef<HTMLDivElement>(null)
  const latest = useRef(onNear)
  useEffect(() => {
    latest.current = onNear
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
