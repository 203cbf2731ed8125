import type { Message } from '@duetto/shared/contract'
import { GiftIcon, Icon, icons } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { bubbleStyle, giftStyle, metaStyle } from './bubbleStyles'
import { giftMessages } from '../../../entities/gift/giftMessages'
import { conversationMessages as texts } from './messages'
import type { PendingMessage } from '../../../entities/conversation/slice'

type Content = Pick<Message, 'kind' | 'text' | 'media'> & { gift?: string | null; credits?: number }

const Body = ({ kind, text, media, gift, credits, isMine }: Content & { isMine: boolean }) => {
  const { formatMessage } = useIntl()
  if (kind === 'gift')
    return (
      <div css={giftStyle} data-mine={isMine || undefined}>
        <span>
          <GiftIcon gift={gift ?? ''} />
        </span>
        <div>
          <b>{formatMessage(giftMessages[(gift ?? 'bouquet') as keyof typeof giftMessages])}</b>
          {credits ? <small>{formatMessage(texts.gift, { credits })}</small> : null}
        </div>
      </div>
    )
  if (media)
    return <img src={media} alt={text} css={bubbleStyle} data-mine={isMine || undefined} data-media />
  return (
    <p css={bubbleStyle} data-mine={isMine || undefined}>
      {text}
    </p>
  )
}

/** A message that the server has. */
export const Bubble = ({
  message,
  isRead,
  isLastMine,
}: {
  message: Message
  isRead: boolean
  isLastMine: boolean
}) => {
  const { formatMessage, formatTime } = useIntl()
  const { is_mine: isMine, created_at: at } = message
  return (
    <li data-mine={isMine || undefined}>
      <Body {...message} isMine={isMine} />
      <p css={metaStyle}>
        <time dateTime={at}>{formatTime(at, { hour: '2-digit', minute: '2-digit' })}</time>
        {isLastMine && (
          <>
            {' · '}
            {formatMessage(isRead ? texts.read : texts.sent)}
            {isRead && <Icon path={icons.check} size={14} />}
          </>
        )}
      </p>
    </li>
  )
}

/** A message on its way, or one that did not arrive. */
export const PendingBubble = ({ message, onRetry }: { message: PendingMessage; onRetry: () => void }) => {
  const { formatMessage } = useIntl()
  const { kind, text = '', gift, media = null, status, code } = message
  return (
    <li data-mine data-pending={status}>
      <Body kind={kind} text={text} gift={gift} media={media} isMine />
      <p css={metaStyle} data-failed={status === 'failed' || undefined}>
        {status === 'sending' && formatMessage(texts.sending)}
        {status === 'failed' && (
          <>
            {formatMessage(code === 'network' ? texts.notSentOffline : texts.notSent)}{' '}
            <button type="button" onClick={onRetry}>
              {formatMessage(texts.again)}
            </button>
          </>
        )}
      </p>
    </li>
  )
}
