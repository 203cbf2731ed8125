import { useRef } from 'react'
import type { PointerEvent } from 'react'

const DECIDES_PX = 70
const DEGREES_PER_PX = 0.06

/** Writes the position to the element, because a re-render on each pointer move would be slow. */
export const useSwipe = (decide: (isYes: boolean) => void) => {
  const startRef = useRef<{ pointerId: number; x: number } | null>(null)
  const distance = ({ pointerId, clientX }: PointerEvent): number | null => {
    const start = startRef.current
    return start && start.pointerId === pointerId ? clientX - start.x : null
  }
  const move = (card: HTMLElement, x: number): void => {
    card.style.transform = x === 0 ? '' : `translateX(${x}px) rotate(${x * DEGREES_PER_PX}deg)`
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (startRef.current && !event.isPrimary) return
      startRef.current = { pointerId: event.pointerId, x: event.clientX }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const x = distance(event)
      if (x !== null) move(event.currentTarget, x)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const x = distance(event)
      if (x === null) return
      startRef.current = null
      move(event.currentTarget, 0)
      if (Math.abs(x) >= DECIDES_PX) decide(x > 0)
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      if (distance(event) === null) return
      startRef.current = null
      move(event.currentTarget, 0)
    },
  }
}
