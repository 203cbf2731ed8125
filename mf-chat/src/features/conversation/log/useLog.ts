import { useVirtualizer } from '@tanstack/react-virtual'
import type { UIEvent } from 'react'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { jumped, newerRequested, newestRequested, olderRequested } from '../../../entities/conversation/slice'
import { useChatDispatch, useChatSelector } from '../../../state'
import { makeLogItems } from './logItems'

/** A row of one line of text, with its time. */
const ROW_PX = 68
const NEAR_END_PX = 80
/** Browsers round what they scroll to. */
const ROUNDING_PX = 2
/** Further rows are loaded this far before the end of those in memory. */
const AHEAD_PX = 8 * ROW_PX

/** The rows in sight, what loads more of them, and the way to a message and back to the newest. */
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
      makeLogItems({
        messages,
        pending: hasNewer ? [] : pending,
        isTyping: isTyping && !hasNewer,
        // After a failure its button asks once more.
        hasBegun: !hasMore || olderStatus === 'failed',
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
    // Older rows come in above without moving what is read; at the end, the newest row stays in sight. What introduces an empty
    // conversation is read from its top.
    anchorTo: isEmpty ? 'start' : 'end',
    followOnAppend: !hasNewer,
    scrollEndThreshold: NEAR_END_PX,
  })
  const [isAtEnd, setIsAtEnd] = useState(true)
  const [seenId, setSeenId] = useState(0)
  const newestId = messages.at(-1)?.id ?? 0

  /** The newest row is in sight, and nobody has scrolled away from it. */
  const place = useRef({ isEnd: true, above: 0 })
  const height = rows.getTotalSize()
  const room = rows.scrollRect?.height

  // When the conversation opens, and when its newest part is shown again.
  useLayoutEffect(() => {
    if (jumpTo === null && !isEmpty) rows.scrollToEnd()
    // A jump clears its target, which must not scroll.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [part, rows])

  // What is measured late, a picture most of all, and a composer that grows must not push the newest row out of sight.
  useLayoutEffect(() => {
    if (place.current.isEnd && jumpTo === null && !isEmpty) rows.scrollToEnd()
    // Only another height: whoever jumps or reads further up stays there.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [height, room])

  // A window so tall that there is nothing to scroll.
  useEffect(() => {
    const box = logRef.current
    if (box && hasMore && olderStatus === 'idle' && box.scrollHeight <= box.clientHeight)
      dispatch(olderRequested())
  }, [hasMore, olderStatus, items, dispatch])

  useEffect(() => {
    const index = items.findIndex((item) => item.kind === 'message' && item.message.id === jumpTo)
    if (index < 0) return
    place.current.isEnd = false
    rows.scrollToIndex(index, { align: 'center' })
    dispatch(jumped())
    // Two frames: one renders the rows there, one measures them. The focus follows the eyes.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        document.getElementById(items[index]?.key ?? '')?.focus({ preventScroll: true })
      }),
    )
  }, [jumpTo, items, rows, dispatch])

  // Measured on the element, because the virtualizer may learn of this scroll later.
  const look = ({ currentTarget: box }: UIEvent<HTMLElement>): void => {
    const { scrollTop: above, scrollHeight, clientHeight } = box
    const below = scrollHeight - clientHeight - above
    const atEnd = below < NEAR_END_PX && !hasNewer
    // Rows that grow below push the end away without a move upwards.
    const isEnd = !hasNewer && (below <= ROUNDING_PX || (place.current.isEnd && above >= place.current.above))
    place.current = { isEnd, above }
    setIsAtEnd(atEnd)
    if (atEnd) setSeenId(newestId)
    if (above < AHEAD_PX && hasMore && olderStatus !== 'loading') dispatch(olderRequested())
    else if (below < AHEAD_PX && hasNewer && newerStatus !== 'loading') dispatch(newerRequested())
  }
  const toNewest = (): void => {
    if (hasNewer) dispatch(newestRequested())
    else rows.scrollToEnd({ behavior: 'auto' })
    setIsAtEnd(true)
  }
  return {
    logRef,
    rows,
    items,
    isEmpty,
    look,
    toNewest,
    isAtEnd,
    hasNew: !isAtEnd && (arrivedId ?? 0) > seenId,
  }
}
