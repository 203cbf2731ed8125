import { useRef } from 'react'
import type { PointerEvent } from 'react'

const DECIDES_PX = 70
const DEGREES_PER_PX = 0.06

/** Writes the position to the element, because a re-render on each pointer move would be slow. */
export const useSwipe = (decide: (isYes: boolean) => void) => {
  const startRef = useRef<number | null>(null)
  const distance = (event: PointerEvent): number =>
    startRef.current === null ? 0 : event.clientX - startRef.current
  const move = (card: HTMLElement, x: number): void => {
    card.style.transform = x === 0 ? '' : `translateX(${x}px) rotate(${x * DEGREES_PER_PX}deg)`
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      startRef.current = event.clientX
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (startRef.current !== null) move(event.currentTarget, distance(event))
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const x = distance(event)
      startRef.current = null
      move(event.currentTarget, 0)
      if (Math.abs(x) >= DECIDES_PX) decide(x > 0)
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      startRef.current = null
      move(event.currentTarget, 0)
    },
  }
}
