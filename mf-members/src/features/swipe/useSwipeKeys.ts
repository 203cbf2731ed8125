import { pressedKey } from '@duetto/shared/ui'
import { useEffect, useRef } from 'react'
import type { Decision } from '../../entities/swipe/slice'

interface SwipeKeys {
  onDecide: (decision: Decision) => void
  onUndo: () => void
}

export const useSwipeKeys = (keys: SwipeKeys): void => {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement | null
      const isElsewhere = target?.closest?.('input, textarea, select, [role=menu], dialog')
      if (event.defaultPrevented || event.repeat || event.altKey || event.ctrlKey || event.metaKey) return
      if (isElsewhere) return
      const key = pressedKey(event)
      if (key === 'ArrowRight') latest.current.onDecide('like')
      else if (key === 'ArrowLeft') latest.current.onDecide('pass')
      else if (key === 'Backspace') latest.current.onUndo()
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
