import { useSession } from '@duetto/shared/platform'
import { Icon, icons } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { UnsentMessage } from '../../../entities/outbox/types'
import { limitOf, limitValues } from '../composer/limits'
import { metaStyle } from './bubbleStyles'
import { MessageBody } from './kinds/MessageBody'
import { conversationMessages as texts } from './messages'
import { QuoteBlock } from './QuoteBlock'

interface PendingProps {
  message: UnsentMessage
  /** The other member's name. */
  name: string
  onRetry: () => void
  onEdit: () => void
  onDrop: () => void
  onJump: (messageId: number) => void
}

/** A message being sent, waiting for a connection, or refused. */
export const PendingBubble = ({ message, name, onRetry, onEdit, onDrop, onJump }: PendingProps) => {
  const { formatMessage } = useIntl()
  const { user } = useSession()
  const { kind, text = '', gift, media = null, status, code, isSaved, quote, voice } = message
  const content = { kind, text, gift, media, voice }
  const words = {
    sending: texts.sending,
    waiting: code === 'network' ? texts.waitingOffline : texts.waiting,
    refused: texts.refused,
  }
  const isCredit = code === 'not_enough_credits' || code === 'free_messages_used'
  return (
    <>
      {quote && <QuoteBlock quote={quote} name={name} onJump={() => onJump(quote.id)} />}
      <MessageBody content={content} isMine />
      <p css={metaStyle} data-failed={status === 'refused' || undefined}>
        <span role={status === 'refused' ? 'alert' : undefined}>
          {status === 'refused' && <Icon path={icons.warning} size={16} />} {formatMessage(words[status])}{' '}
          {status === 'refused' && formatMessage(limitOf(code).text, limitValues)}{' '}
          {!isSaved && formatMessage(texts.notSaved)}
        </span>
        {status !== 'sending' && (
          <button type="button" onClick={onRetry}>
            {formatMessage(status === 'waiting' ? texts.now : texts.again)}
          </button>
        )}
        {status === 'refused' && (
          <>
            {kind === 'text' && (
              <button type="button" onClick={onEdit}>
                {formatMessage(texts.edit)}
              </button>
            )}
            <button type="button" onClick={onDrop}>
              {formatMessage(texts.drop)}
            </button>
            {isCredit && (
              <Link to={user?.paid_user ? '/credits' : '/premium'}>{formatMessage(texts.buy)}</Link>
            )}
          </>
        )}
      </p>
    </>
  )
}
