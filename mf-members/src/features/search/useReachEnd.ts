import { useEffect, useRef } from 'react'

export const useReachEnd = (onReach: () => void, isOn: boolean) => {
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
      { rootMargin: '600px 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isOn])
  return ref
}
