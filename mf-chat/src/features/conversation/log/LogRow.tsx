import type { FailureCode } from '@duetto/shared/contract'
import type { Caution } from '@duetto/shared/domain'
import { formatDay } from '@duetto/shared/i18n'
import { usePlatform } from '@duetto/shared/platform'
import { memo } from 'react'
import { useIntl } from 'react-intl'
import { retryRequested, unsentDropped } from '../../../entities/outbox/slice'
import type { UnsentMessage } from '../../../entities/outbox/types'
import { useChatDispatch } from '../../../state'
import { Bubble } from '../Bubble'
import { CautionNote } from '../caution/CautionNote'
import { PendingBubble } from '../PendingBubble'
import type { LogItem } from './logItems'
import { TypingIndicator } from './TypingIndicator'

export interface LogRowProps {
  item: Exclude<LogItem, { kind: 'intro' }>
  name: string
  otherReadId: number
  lastMineId: number | undefined
  caution: Caution | null
  onMenu: (messageId: number, anchor: HTMLElement) => void
  onJump: (messageId: number) => void
  onEdit: (message: UnsentMessage) => void
  shownRefusal: FailureCode | null
}

export const LogRow = memo((props: LogRowProps) => {
  const { item, name, otherReadId, lastMineId, caution, onMenu, onJump, onEdit, shownRefusal } = props
  const intl = useIntl()
  const { now } = usePlatform()
  const dispatch = useChatDispatch()
  if (item.kind === 'day') return <>{formatDay(intl, new Date(item.at), new Date(now()))}</>
  if (item.kind === 'message')
    return (
      <>
        <Bubble
          message={item.message}
          isRead={item.message.id <= otherReadId}
          isRunEnd={item.isRunEnd}
          isLastMine={item.message.id === lastMineId}
          name={name}
          onMenu={onMenu}
          onJump={onJump}
        />
        {caution && <CautionNote messageId={item.message.id} about={caution} name={name} />}
      </>
    )
  if (item.kind === 'pending')
    return (
      <PendingBubble
        message={item.message}
        name={name}
        onRetry={() => dispatch(retryRequested(item.message))}
        onEdit={() => onEdit(item.message)}
        onDrop={() => dispatch(unsentDropped(item.message))}
        onJump={onJump}
        isExplained={item.message.status === 'refused' && item.message.code === shownRefusal}
      />
    )
  return <TypingIndicator name={name} />
})
LogRow.displayName = 'LogRow'
