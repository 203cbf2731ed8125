import type { Chat } from '@duetto/shared/contract'
import { pressedKey } from '@duetto/shared/ui'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { ChatRow } from './ChatRow'
import { rowsStyle } from './listStyles'
import { findAction } from './rowActions'
import type { RowActions } from './rowActions'

const ROW_PX = 80
const OVERSCAN = 8
const NEAR_END = 12

interface ChatRowsProps {
  chats: readonly Chat[]
  currentProfileId: number | null
  actions: RowActions
  onNearEnd: () => void
}

export const ChatRows = ({ chats, currentProfileId, actions, onNearEnd }: ChatRowsProps) => {
  const scrollRef = useRef<HTMLDivElement>(null)
  const pendingFocus = useRef<number | null>(null)
  // eslint-disable-next-line react-hooks/incompatible-library -- nothing of it is passed to a memoised component
  const rows = useVirtualizer({
    count: chats.length,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => chats[index]?.conversation.id ?? index,
    overscan: OVERSCAN,
  })
  const items = rows.getVirtualItems()
  const lastIndex = items.at(-1)?.index ?? 0
  useEffect(() => {
    if (lastIndex >= chats.length - NEAR_END) onNearEnd()
  }, [lastIndex, chats.length, onNearEnd])

  const linkAt = (index: number) => scrollRef.current?.querySelector<HTMLElement>(`[data-index="${index}"] a`)
  // A row outside the viewport is rendered after scrolling, so focus it in an effect.
  useEffect(() => {
    const link = pendingFocus.current === null ? null : linkAt(pendingFocus.current)
    if (!link) return
    pendingFocus.current = null
    link.focus({ preventScroll: true })
  })
  const walkTo = (index: number): void => {
    if (index < 0 || index >= chats.length) return
    pendingFocus.current = index
    rows.scrollToIndex(index)
    const link = linkAt(index)
    if (!link) return
    pendingFocus.current = null
    link.focus({ preventScroll: true })
  }
  const handleKey = (event: KeyboardEvent<HTMLElement>): void => {
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-index] > a')?.parentElement
    const chat = row && chats[Number(row.dataset.index)]
    const key = pressedKey(event)
    if (!chat || key === null || event.ctrlKey || event.metaKey || event.altKey) return
    const at = Number(row.dataset.index)
    const places: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: chats.length - 1,
    }
    const place = places[key]
    const action = findAction(key)
    if (place === undefined && !action) return
    event.preventDefault()
    if (place !== undefined) return walkTo(place)
    if (action) actions[action](chat)
  }

  return (
    <div ref={scrollRef} css={rowsStyle}>
      <ol style={{ height: rows.getTotalSize() }} onKeyDown={handleKey}>
        {items.map(({ key, index, start }) => {
          const chat = chats[index]
          return (
            chat && (
              <li
                key={key}
                ref={rows.measureElement}
                data-index={index}
                aria-setsize={chats.length}
                aria-posinset={index + 1}
                style={{ transform: `translateY(${start}px)` }}
              >
                <ChatRow chat={chat} isCurrent={chat.profile.id === currentProfileId} actions={actions} />
              </li>
            )
          )
        })}
      </ol>
    </div>
  )
}
