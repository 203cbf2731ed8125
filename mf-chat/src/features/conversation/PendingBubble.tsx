import { useIntl } from 'react-intl'
import type { UnsentMessage } from '../../entities/outbox/types'
import { metaStyle } from './bubbleStyles'
import { MessageBody } from './kinds/MessageBody'
import { conversationMessages as texts } from './messages'
import { QuoteBlock } from '../../widgets/quote/QuoteBlock'
import { RefusedState } from './RefusedState'

interface PendingProps {
  message: UnsentMessage
  name: string
  onRetry: () => void
  onEdit: () => void
  onDrop: () => void
  onJump: (messageId: number) => void
  isExplained?: boolean
}

export const PendingBubble = (props: PendingProps) => {
  const { message, name, onRetry, onEdit, onDrop, onJump, isExplained = false } = props
  const { formatMessage } = useIntl()
  const { kind, text = '', gift, media = null, status, code, isSaved, quote, voice } = message
  const content = { kind, text, gift, media, voice }
  const waiting = code === 'network' ? texts.waitingOffline : texts.waiting
  return (
    <>
      {quote && <QuoteBlock quote={quote} name={name} onJump={() => onJump(quote.id)} />}
      <MessageBody content={content} isMine />
      {status === 'refused' ? (
        <RefusedState
          message={message}
          isExplained={isExplained}
          onRetry={onRetry}
          onEdit={onEdit}
          onDrop={onDrop}
        />
      ) : (
        <p css={metaStyle}>
          <span>
            {formatMessage(status === 'sending' ? texts.sending : waiting)}{' '}
            {!isSaved && formatMessage(texts.notSaved)}
          </span>
          {status === 'waiting' && (
            <button type="button" onClick={onRetry}>
              {formatMessage(texts.now)}
            </button>
          )}
        </p>
      )}
    </>
  )
}
