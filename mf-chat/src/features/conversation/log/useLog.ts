import { useVirtualizer } from '@tanstack/react-virtual'
import type { UIEvent } from 'react'
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { jumped, newerRequested, newestRequested, olderRequested } from '../../../entities/conversation/slice'
import { useChatDispatch, useChatSelector } from '../../../state'
import { createLogItems } from './logItems'

const ROW_PX = 68
const NEAR_END_PX = 80
const ROUNDING_PX = 2
const AHEAD_PX = 8 * ROW_PX

export const useLog = () => {
  const dispatch = useChatDispatch()
  const conversation = useChatSelector((state) => state.conversation)
  const { messages, profile, isTyping, hasMore, hasNewer, olderStatus, newerStatus } = conversation
  const { jumpTo, part, arrivedId } = conversation
  const outbox = useChatSelector((state) => state.outbox.messages)
  const pending = useMemo(
    () => outbox.filter(({ profileId }) => profileId === profile?.id),
    [outbox, profile?.id],
  )
  const items = useMemo(
    () =>
      createLogItems({
        messages,
        pending: hasNewer ? [] : pending,
        isTyping: isTyping && !hasNewer,
        // Show the intro after a failure, because it contains the retry button.
        hasReachedStart: !hasMore || olderStatus === 'failed',
      }),
    [messages, pending, isTyping, hasNewer, hasMore, olderStatus],
  )
  const isEmpty = items.length === 1 && items[0]?.kind === 'intro'
  const logRef = useRef<HTMLDivElement>(null)
  // eslint-disable-next-line react-hooks/incompatible-library -- nothing of it is passed to a memoised component
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => logRef.current,
    estimateSize: () => ROW_PX,
    getItemKey: useCallback((index: number) => items[index]?.key ?? index, [items]),
    overscan: 4,
    anchorTo: isEmpty ? 'start' : 'end',
    followOnAppend: !hasNewer,
    scrollEndThreshold: NEAR_END_PX,
  })
  const [isAtEnd, setIsAtEnd] = useState(true)
  const [seenId, setSeenId] = useState(0)
  const newestId = messages.at(-1)?.id ?? 0

  const scrollState = useRef({ isPinnedToEnd: true, above: 0, bottom: 0 })
  const height = rows.getTotalSize()

  useLayoutEffect(() => {
    if (jumpTo === null && !isEmpty) rows.scrollToEnd()
    // Omits `jumpTo` and `isEmpty`, because a change of either must not scroll.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [part, rows])

  const followEnd = useEffectEvent(() => {
    if (scrollState.current.isPinnedToEnd && jumpTo === null && !isEmpty) rows.scrollToEnd()
  })
  // Rows can grow later, for example when images load. Keep the latest row visible.
  useLayoutEffect(() => followEnd(), [height])
  // Keep the latest row visible when the composer grows. The virtualizer reports a resize only if the set of visible
  // rows changes.
  useEffect(() => {
    const box = logRef.current
    if (!box || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => followEnd())
    observer.observe(box)
    return () => observer.disconnect()
  }, [])

  // If the messages do not fill the viewport, there is no scroll event to load more.
  useEffect(() => {
    const box = logRef.current
    if (box && hasMore && olderStatus === 'idle' && box.scrollHeight <= box.clientHeight)
      dispatch(olderRequested())
  }, [hasMore, olderStatus, items, dispatch])

  useEffect(() => {
    const index = items.findIndex((item) => item.kind === 'message' && item.message.id === jumpTo)
    if (index < 0) return
    scrollState.current.isPinnedToEnd = false
    rows.scrollToIndex(index, { align: 'center' })
    dispatch(jumped())
    // Wait two frames, because the first renders the rows and the second measures them.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        document.getElementById(items[index]?.key ?? '')?.focus({ preventScroll: true })
      }),
    )
  }, [jumpTo, items, rows, dispatch])

  // Read the position from the element, because the virtualizer's may be out of date.
  const handleScroll = ({ currentTarget: box }: UIEvent<HTMLElement>): void => {
    const { scrollTop: above, scrollHeight, clientHeight } = box
    const below = scrollHeight - clientHeight - above
    const atEnd = below < NEAR_END_PX && !hasNewer
    const bottom = above + clientHeight
    const last = scrollState.current
    // Growing rows also increase the distance to the end, and a shrinking composer moves the top up, not the bottom.
    const hasScrolledUp = above < last.above && bottom < last.bottom
    const isPinnedToEnd = !hasNewer && (below <= ROUNDING_PX || (last.isPinnedToEnd && !hasScrolledUp))
    scrollState.current = { isPinnedToEnd, above, bottom }
    setIsAtEnd(atEnd)
    if (atEnd) setSeenId(newestId)
    if (above < AHEAD_PX && hasMore && olderStatus !== 'loading') dispatch(olderRequested())
    else if (below < AHEAD_PX && hasNewer && newerStatus !== 'loading') dispatch(newerRequested())
  }
  const scrollToNewest = (): void => {
    if (hasNewer) dispatch(newestRequested())
    else rows.scrollToEnd({ behavior: 'auto' })
    setIsAtEnd(true)
  }
  return {
    logRef,
    rows,
    items,
    isEmpty,
    handleScroll,
    scrollToNewest,
    isAtEnd,
    hasNew: !isAtEnd && (arrivedId ?? 0) > seenId,
  }
}
