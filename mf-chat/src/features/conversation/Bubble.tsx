import type { Message } from '@duetto/shared/contract'
import { Icon, IconButton, VisuallyHidden, icons } from '@duetto/shared/ui'
import { memo, useRef } from 'react'
import { useIntl } from 'react-intl'
import { bubbleStyle, metaStyle, withMenuStyle } from './bubbleStyles'
import { MessageBody } from './kinds/MessageBody'
import { menuMessages } from './menu/messages'
import { useMenuGestures } from './menu/useMenuGestures'
import { conversationMessages as texts } from './messages'
import { quoteMessages } from '../../widgets/quote/messages'
import { QuoteBlock } from '../../widgets/quote/QuoteBlock'
import { Reactions } from './Reactions'
import { ReviewNote } from './review/ReviewNote'
import { TranslationNote } from './translation/TranslationNote'

interface BubbleProps {
  message: Message
  isRead: boolean
  isRunEnd: boolean
  isLastMine: boolean
  name: string
  onMenu: (messageId: number, anchor: HTMLElement) => void
  onJump: (messageId: number) => void
}

export const Bubble = memo((props: BubbleProps) => {
  const { message, isRead, isRunEnd, isLastMine, name, onMenu, onJump } = props
  const { formatMessage, formatTime } = useIntl()
  const buttonRef = useRef<HTMLButtonElement>(null)
  const { is_mine: isMine, created_at: at, quote, is_deleted: isDeleted } = message
  const open = (): void => {
    if (buttonRef.current) onMenu(message.id, buttonRef.current)
  }
  const gestures = useMenuGestures(open)
  if (isDeleted)
    return (
      <p css={bubbleStyle} data-mine={isMine || undefined} data-gone>
        {formatMessage(quoteMessages.deleted)}
      </p>
    )
  const hasMeta = isRunEnd || message.edited_at || message.is_refunded
  const time = <time dateTime={at}>{formatTime(at, { hour: '2-digit', minute: '2-digit' })}</time>
  return (
    <>
      {quote && <QuoteBlock quote={quote} name={name} onJump={() => onJump(quote.id)} />}
      <div css={withMenuStyle} data-mine={isMine || undefined} {...gestures}>
        <MessageBody content={message} isMine={isMine} />
        <IconButton
          ref={buttonRef}
          icon={icons.more}
          label={formatMessage(isMine ? menuMessages.ofMine : menuMessages.ofTheirs, { name })}
          aria-haspopup="menu"
          onClick={open}
        />
      </div>
      <Reactions message={message} name={name} />
      <ReviewNote message={message} name={name} />
      <TranslationNote message={message} />
      {hasMeta ? (
        <p css={metaStyle}>
          {time}
          {message.edited_at && <> · {formatMessage(menuMessages.edited)}</>}
          {message.is_refunded && <> · {formatMessage(texts.refunded, { credits: message.credits })}</>}
          {isLastMine && (
            <>
              {' · '}
              {formatMessage(isRead ? texts.read : texts.sent)}
              {isRead && <Icon path={icons.check} size={14} />}
            </>
          )}
        </p>
      ) : (
        <VisuallyHidden>{time}</VisuallyHidden>
      )}
    </>
  )
})
Bubble.displayName = 'Bubble'
