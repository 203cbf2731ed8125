import { useRef, useState } from 'react'
import type { PointerEvent } from 'react'
import { decisionOf } from './drag'
import type { Decision } from '../../entities/swipe/slice'

interface Drag {
  dx: number
  dy: number
  width: number
}
const atRest: Drag = { dx: 0, dy: 0, width: 0 }

export const useDrag = (onDecide: (decision: Decision) => void) => {
  const [drag, setDrag] = useState<Drag | null>(null)
  const start = useRef<{ x: number; y: number; at: number } | null>(null)
  const hasMoved = useRef(false)

  const end = (event: PointerEvent): void => {
    const from = start.current
    start.current = null
    setDrag(null)
    if (!from) return
    const width = event.currentTarget.clientWidth
    const decision = decisionOf(event.clientX - from.x, width, event.timeStamp - from.at)
    if (decision) onDecide(decision)
  }

  return {
    drag: drag ?? atRest,
    isDragging: drag !== null,
    /** True after a drag of at least 6 px. Callers must ignore the click that follows. */
    hasMoved,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return
        hasMoved.current = false
        start.current = { x: event.clientX, y: event.clientY, at: event.timeStamp }
      },
      onPointerMove: (event: PointerEvent) => {
        const from = start.current
        if (!from) return
        const [dx, dy] = [event.clientX - from.x, event.clientY - from.y]
        if (!hasMoved.current && Math.hypot(dx, dy) < 6) return
        if (!hasMoved.current) event.currentTarget.setPointerCapture(event.pointerId)
        hasMoved.current = true
        setDrag({ dx, dy, width: event.currentTarget.clientWidth })
      },
      onPointerUp: end,
      onPointerCancel: () => {
        start.current = null
        setDrag(null)
      },
    },
  }
}
