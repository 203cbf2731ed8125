import { useRef, useState } from 'react'
import type { MouseEvent, PointerEvent } from 'react'
import { decisionOf } from './drag'
import type { Decision } from '../../entities/swipe/slice'

interface Drag {
  dx: number
  dy: number
  width: number
}
const atRest: Drag = { dx: 0, dy: 0, width: 0 }

interface Start {
  pointerId: number
  x: number
  y: number
  at: number
}

/** Clicks by keyboard or assistive technology have no pointer. */
const isByPointer = ({ detail, nativeEvent }: MouseEvent): boolean =>
  detail > 0 && !('pointerId' in nativeEvent && nativeEvent.pointerId === -1)

export const useDrag = (onDecide: (decision: Decision) => void) => {
  const [drag, setDrag] = useState<Drag | null>(null)
  const start = useRef<Start | null>(null)
  const hasMoved = useRef(false)

  const startOf = ({ pointerId }: PointerEvent): Start | null =>
    start.current?.pointerId === pointerId ? start.current : null
  const reset = (): void => {
    start.current = null
    setDrag(null)
  }
  const end = (event: PointerEvent): void => {
    const from = startOf(event)
    if (!from) return
    reset()
    const width = event.currentTarget.clientWidth
    const decision = decisionOf(event.clientX - from.x, width, event.timeStamp - from.at)
    if (decision) onDecide(decision)
  }

  return {
    drag: drag ?? atRest,
    isDragging: drag !== null,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0 || (start.current && !event.isPrimary)) return
        hasMoved.current = false
        const { pointerId, clientX: x, clientY: y, timeStamp: at } = event
        start.current = { pointerId, x, y, at }
      },
      onPointerMove: (event: PointerEvent) => {
        const from = startOf(event)
        if (!from) return
        const [dx, dy] = [event.clientX - from.x, event.clientY - from.y]
        if (!hasMoved.current && Math.hypot(dx, dy) < 6) return
        if (!hasMoved.current) event.currentTarget.setPointerCapture(event.pointerId)
        hasMoved.current = true
        setDrag({ dx, dy, width: event.currentTarget.clientWidth })
      },
      onPointerUp: end,
      onPointerCancel: (event: PointerEvent) => {
        if (!startOf(event)) return
        hasMoved.current = false
        reset()
      },
      /** Cancels the click that ends a drag of at least 6 px. */
      onClickCapture: (event: MouseEvent) => {
        if (!isByPointer(event)) return
        if (hasMoved.current) event.preventDefault()
        hasMoved.current = false
      },
    },
  }
}
