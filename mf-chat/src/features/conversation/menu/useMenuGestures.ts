import { useRef } from 'react'
import type { MouseEvent, PointerEvent } from 'react'

const HOLD_MS = 500
const SLIP_PX = 10

export const useMenuGestures = (open: () => void) => {
  const hold = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null)
  const release = (): void => {
    clearTimeout(hold.current?.timer)
    hold.current = null
  }
  return {
    onContextMenu: (event: MouseEvent) => {
      // Let the browser show its own menu for links and selected text.
      const isOwn = event.target instanceof Element && event.target.closest('a')
      if (isOwn || getSelection()?.toString()) return
      event.preventDefault()
      release()
      open()
    },
    // iOS Safari fires no contextmenu event, so detect long presses.
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      release()
      if (pointerType !== 'touch') return
      hold.current = { x, y, timer: setTimeout(open, HOLD_MS) }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (hold.current && Math.hypot(clientX - hold.current.x, clientY - hold.current.y) > SLIP_PX) release()
    },
    onPointerUp: release,
    onPointerCancel: release,
  }
}
