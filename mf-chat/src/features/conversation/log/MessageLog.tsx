import type { FailureCode } from '@duetto/shared/contract'
import { Button, IconButton, icons } from '@duetto/shared/ui'
import { useCallback, useState } from 'react'
import { useIntl } from 'react-intl'
import { selectCaution } from '../../../entities/conversation/selectors'
import { jumpRequested } from '../../../entities/conversation/slice'
import type { UnsentMessage } from '../../../entities/outbox/types'
import { useChatDispatch, useChatSelector } from '../../../state'
import { MessageActions } from '../menu/MessageActions'
import type { OpenMenu } from '../menu/MessageActions'
import { conversationMessages as texts } from '../messages'
import { ArrivalAnnouncer } from './ArrivalAnnouncer'
import { LogIntro } from './LogIntro'
import type { LogItem } from './logItems'
import { LogRow } from './LogRow'
import { logStyle } from './logStyles'
import { useLog } from './useLog'
import { useLinkedMessage } from './useLinkedMessage'

interface MessageLogProps {
  onIcebreaker: (text: string) => void
  onEdit: (message: UnsentMessage) => void
  shownRefusal: FailureCode | null
}

const isMine = (item: LogItem): boolean =>
  item.kind === 'pending' || (item.kind === 'message' && item.message.is_mine)

export const MessageLog = ({ onIcebreaker, onEdit, shownRefusal }: MessageLogProps) => {
  const { formatMessage } = useIntl()
  const dispatch = useChatDispatch()
  const { messages, profile, otherReadId } = useChatSelector((state) => state.conversation)
  const caution = useChatSelector(selectCaution)
  useLinkedMessage()
  const { logRef, rows, items, isEmpty, handleScroll, scrollToNewest, isAtEnd, hasNew } = useLog()
  const [menu, setMenu] = useState<OpenMenu | null>(null)
  const openMenu = useCallback((messageId: number, anchor: HTMLElement) => setMenu({ messageId, anchor }), [])
  const closeMenu = useCallback(() => setMenu(null), [])
  const jump = useCallback((messageId: number) => void dispatch(jumpRequested(messageId)), [dispatch])
  const name = profile?.name ?? ''
  const lastMineId = messages.findLast(({ is_mine }) => is_mine)?.id

  return (
    <div css={logStyle}>
      <div
        ref={logRef}
        onScroll={handleScroll}
        tabIndex={0}
        role="log"
        aria-live="off"
        aria-label={formatMessage(texts.log, { name })}
      >
        <ol style={{ height: rows.getTotalSize() }} data-empty={isEmpty || undefined}>
          {rows.getVirtualItems().map(({ index, key, start }) => {
            const item = items[index]
            if (!item) return null
            return (
              <li
                key={key}
                id={item.key}
                ref={rows.measureElement}
                data-index={index}
                data-kind={item.kind}
                data-mine={isMine(item) || undefined}
                data-pending={item.kind === 'pending' ? item.message.status : undefined}
                tabIndex={item.kind === 'message' ? -1 : undefined}
                style={{ transform: `translateY(${start}px)` }}
              >
                {item.kind === 'intro' ? (
                  <LogIntro isEmpty={isEmpty} onIcebreaker={onIcebreaker} />
                ) : (
                  <LogRow
                    item={item}
                    name={name}
                    otherReadId={otherReadId}
                    lastMineId={lastMineId}
                    caution={
                      item.kind === 'message' && item.message.id === caution?.id ? caution.about : null
                    }
                    onMenu={openMenu}
                    onJump={jump}
                    onEdit={onEdit}
                    shownRefusal={shownRefusal}
                  />
                )}
              </li>
            )
          })}
        </ol>
      </div>
      {hasNew && (
        <Button onClick={scrollToNewest} data-new>
          {formatMessage(texts.newMessages)}
        </Button>
      )}
      {!isAtEnd && !hasNew && (
        <IconButton
          icon={icons.chevronDown}
          variant="floating"
          label={formatMessage(texts.toNewest)}
          onClick={scrollToNewest}
          data-newest
        />
      )}
      <MessageActions menu={menu} name={name} otherReadId={otherReadId} onMenuClose={closeMenu} />
      <ArrivalAnnouncer name={name} />
    </div>
  )
}
