import type { Message } from '@duetto/shared/contract'
import { formatDay } from '@duetto/shared/i18n'
import { usePlatform } from '@duetto/shared/platform'
import { Button, Icon, LinkButton, VisuallyHidden, icons } from '@duetto/shared/ui'
import { Fragment, useState } from 'react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { useChatDispatch, useChatSelector } from '../../../state'
import { Bubble, PendingBubble } from './Bubble'
import { typingStyle } from './bubbleStyles'
import { logStyle } from './conversationStyles'
import { ReportDialog } from '../report/ReportDialog'
import { Icebreakers } from './Icebreakers'
import { conversationMessages as texts } from './messages'
import { olderRequested } from '../../../entities/conversation/slice'
import { reportOpened } from '../../../entities/report/slice'
import { retryRequested, unsentDropped } from '../../../entities/outbox/slice'
import type { UnsentMessage } from '../../../entities/outbox/types'
import { useStickyBottom } from './useStickyBottom'

const bold = (words: ReactNode[]) => <b>{words}</b>
const dayOf = ({ created_at: at }: Pick<Message, 'created_at'>): string => new Date(at).toDateString()

/** The messages, newest at the bottom, with day separators. */
export const MessageLog = ({
  onIcebreaker,
  onEdit,
}: {
  onIcebreaker: (text: string) => void
  onEdit: (message: UnsentMessage) => void
}) => {
  const intl = useIntl()
  const { now } = usePlatform()
  const dispatch = useChatDispatch()
  const conversation = useChatSelector((state) => state.conversation)
  const { messages, profile, isTyping, hasMore, olderStatus, isHistoryLimited, otherReadId } = conversation
  const outbox = useChatSelector((state) => state.outbox.messages)
  const pending = outbox.filter(({ profileId }) => profileId === profile?.id)
  const name = profile?.name ?? ''
  const lastMineId = messages.findLast(({ is_mine }) => is_mine)?.id
  const last = messages.at(-1)
  const [reported, setReported] = useState<number | null>(null)
  const { logRef, hasNew, toBottom, onScroll } = useStickyBottom(
    String(messages[0]?.id ?? ''),
    `${last?.id ?? ''}-${pending.length}-${isTyping}`,
  )

  return (
    <div css={logStyle}>
      <div
        ref={logRef}
        data-begun={messages.length + pending.length > 0 || undefined}
        onScroll={onScroll}
        tabIndex={0}
        role="log"
        aria-live="off"
        aria-label={intl.formatMessage(texts.log, { name })}
      >
        {profile?.is_fictional && (
          <p data-fictional>
            <Icon path={icons.mask} size={18} />
            <span>
              <FormattedMessage {...texts.fictional} values={{ name, b: bold }} />{' '}
              <Link to="/members?hide_fictional=true">{intl.formatMessage(texts.hideFictional)}</Link>
            </span>
          </p>
        )}
        {isHistoryLimited && (
          <p data-note>
            {intl.formatMessage(texts.limited)}{' '}
            <LinkButton to="/premium" variant="quiet">
              {intl.formatMessage(texts.getPremium)}
            </LinkButton>
          </p>
        )}
        {hasMore && (
          <Button
            variant="quiet"
            isLoading={olderStatus === 'loading'}
            onClick={() => dispatch(olderRequested())}
          >
            {intl.formatMessage(texts.older)}
          </Button>
        )}
        {messages.length === 0 && pending.length === 0 && <Icebreakers name={name} onChoose={onIcebreaker} />}
        <ol>
          {messages.map((message, index) => (
            <Fragment key={message.id}>
              {(index === 0 || dayOf(messages[index - 1] ?? message) !== dayOf(message)) && (
                <li data-day>{formatDay(intl, new Date(message.created_at), new Date(now()))}</li>
              )}
              <Bubble
                message={message}
                isRead={message.id <= otherReadId}
                isLastMine={message.id === lastMineId}
                name={name}
                onReport={() => {
                  dispatch(reportOpened())
                  setReported(message.id)
                }}
              />
            </Fragment>
          ))}
          {pending.map((message) => (
            <PendingBubble
              key={message.key}
              message={message}
              onRetry={() => dispatch(retryRequested(message))}
              onEdit={() => onEdit(message)}
              onDrop={() => dispatch(unsentDropped(message))}
            />
          ))}
          {isTyping && (
            <li>
              <span css={typingStyle}>
                <i />
                <i />
                <i />
                <VisuallyHidden role="status">{intl.formatMessage(texts.typing, { name })}</VisuallyHidden>
              </span>
            </li>
          )}
        </ol>
      </div>
      {hasNew && (
        <Button onClick={toBottom} data-new>
          {intl.formatMessage(texts.newMessages)}
        </Button>
      )}
      {reported !== null && (
        <ReportDialog messageId={reported} name={name} onClose={() => setReported(null)} />
      )}
      <VisuallyHidden role="status">
        {last && !last.is_mine ? intl.formatMessage(texts.arrived, { name, text: last.text }) : ''}
      </VisuallyHidden>
    </div>
  )
}
