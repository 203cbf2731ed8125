import type { Chat } from '@duetto/shared/contract'
import { pressedKey } from '@duetto/shared/ui'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import type { AddressedMessage } from '../../entities/chats/selectors'
import { ChatRow } from './ChatRow'
import { rowsStyle } from './listStyles'
import { findAction } from './rowActions'
import type { RowActions } from './rowActions'
import { WaitingRow } from './WaitingRow'

const ROW_PX = 80
const OVERSCAN = 8
const NEAR_END = 12

interface ChatRowsProps {
  /** Messages to people without a conversation, shown above the conversations. */
  waiting: readonly AddressedMessage[]
  chats: readonly Chat[]
  currentProfileId: number | null
  actions: RowActions
  onNearEnd: () => void
}

export const ChatRows = ({ waiting, chats, currentProfileId, actions, onNearEnd }: ChatRowsProps) => {
  const scrollRef = useRef<HTMLDivElement>(null)
  const pendingFocus = useRef<number | null>(null)
  const count = waiting.length + chats.length
  const chatAt = (index: number) => chats[index - waiting.length]
  // eslint-disable-next-line react-hooks/incompatible-library -- nothing of it is passed to a memoised component
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => chatAt(index)?.conversation.id ?? `waiting-${waiting[index]?.profileId}`,
    overscan: OVERSCAN,
  })
  const items = rows.getVirtualItems()
  const lastIndex = items.at(-1)?.index ?? 0
  useEffect(() => {
    if (lastIndex >= count - NEAR_END) onNearEnd()
  }, [lastIndex, count, onNearEnd])

  const linkAt = (index: number) => scrollRef.current?.querySelector<HTMLElement>(`[data-index="${index}"] a`)
  // A row outside the viewport is rendered after scrolling, so focus it in an effect.
  useEffect(() => {
    const link = pendingFocus.current === null ? null : linkAt(pendingFocus.current)
    if (!link) return
    pendingFocus.current = null
    link.focus({ preventScroll: true })
  })
  const walkTo = (index: number): void => {
    if (index < 0 || index >= count) return
    pendingFocus.current = index
    rows.scrollToIndex(index)
    const link = linkAt(index)
    if (!link) return
    pendingFocus.current = null
    link.focus({ preventScroll: true })
  }
  const handleKey = (event: KeyboardEvent<HTMLElement>): void => {
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-index] > a')?.parentElement
    const key = pressedKey(event)
    if (!row || key === null || event.ctrlKey || event.metaKey || event.altKey) return
    const at = Number(row.dataset.index)
    const places: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: count - 1,
    }
    const place = places[key]
    const chat = chatAt(at)
    const action = chat && findAction(key)
    if (place === undefined && !action) return
    event.preventDefault()
    if (place !== undefined) return walkTo(place)
    if (action) actions[action](chat)
  }

  return (
    <div ref={scrollRef} css={rowsStyle}>
      <ol style={{ height: rows.getTotalSize() }} onKeyDown={handleKey}>
        {items.map(({ key, index, start }) => {
          const chat = chatAt(index)
          const message = waiting[index]
          return (
            <li
              key={key}
              ref={rows.measureElement}
              data-index={index}
              aria-setsize={count}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)` }}
            >
              {chat && (
                <ChatRow chat={chat} isCurrent={chat.profile.id === currentProfileId} actions={actions} />
              )}
              {message && <WaitingRow message={message} isCurrent={message.profileId === currentProfileId} />}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
