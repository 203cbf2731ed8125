import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

const NEAR_PX = 80

interface StickyBottom {
  logRef: RefObject<HTMLDivElement | null>
  /** Something new arrived while the reader was further up. */
  hasNew: boolean
  toBottom: () => void
  onScroll: () => void
}

/**
 * Sticks to the newest message only if the reader was there; inserting older messages above keeps the
 * reader's position. `firstId` and `lastId` are the ends of what is shown.
 */
export const useStickyBottom = (firstId: string, lastId: string): StickyBottom => {
  const logRef = useRef<HTMLDivElement>(null)
  const isAtBottom = useRef(true)
  const heightBefore = useRef(0)
  const [hasNew, setHasNew] = useState(false)

  const toBottom = useCallback(() => {
    const log = logRef.current
    if (log) log.scrollTop = log.scrollHeight
    isAtBottom.current = true
    setHasNew(false)
  }, [])

  const onScroll = useCallback(() => {
    const log = logRef.current
    if (!log) return
    isAtBottom.current = log.scrollHeight - log.scrollTop - log.clientHeight < NEAR_PX
    heightBefore.current = log.scrollHeight
    if (isAtBottom.current) setHasNew(false)
  }, [])

  useLayoutEffect(() => {
    const log = logRef.current
    if (!log || isAtBottom.current) return
    log.scrollTop += log.scrollHeight - heightBefore.current
    heightBefore.current = log.scrollHeight
  }, [firstId])

  useEffect(() => {
    if (isAtBottom.current) toBottom()
    else setHasNew(true)
  }, [lastId, toBottom])

  useEffect(() => {
    const log = logRef.current
    if (!log) return
    const observer = new ResizeObserver(() => {
      if (isAtBottom.current) log.scrollTop = log.scrollHeight
    })
    observer.observe(log)
    return () => observer.disconnect()
  }, [])

  return { logRef, hasNew, toBottom, onScroll }
}
