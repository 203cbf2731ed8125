import type { Message } from '@duetto/shared/contract'
import { GiftIcon, Icon, Menu, MenuItem, icons } from '@duetto/shared/ui'
import { useSession } from '@duetto/shared/platform'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { limitOf } from '../composer/limits'
import { bubbleStyle, giftStyle, metaStyle, withMenuStyle } from './bubbleStyles'
import { giftMessages } from '../../../entities/gift/giftMessages'
import { conversationMessages as texts } from './messages'
import type { UnsentMessage } from '../../../entities/outbox/types'

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
  name,
  onReport,
}: {
  message: Message
  isRead: boolean
  isLastMine: boolean
  /** The other member's name. */
  name: string
  onReport: () => void
}) => {
  const { formatMessage, formatTime } = useIntl()
  const { is_mine: isMine, created_at: at } = message
  return (
    <li data-mine={isMine || undefined}>
      {isMine ? (
        <Body {...message} isMine />
      ) : (
        <div css={withMenuStyle}>
          <Body {...message} isMine={false} />
          <Menu label={formatMessage(texts.messageMenu, { name })} icon={icons.more}>
            <MenuItem icon={icons.flag} onSelect={onReport}>
              {formatMessage(texts.report)}
            </MenuItem>
          </Menu>
        </div>
      )}
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

interface PendingProps {
  message: UnsentMessage
  onRetry: () => void
  onEdit: () => void
  onDrop: () => void
}

/** A message being sent, waiting for a connection, or refused. */
export const PendingBubble = ({ message, onRetry, onEdit, onDrop }: PendingProps) => {
  const { formatMessage } = useIntl()
  const { user } = useSession()
  const { kind, text = '', gift, media = null, status, code, isSaved } = message
  const words = {
    sending: texts.sending,
    waiting: code === 'network' ? texts.waitingOffline : texts.waiting,
    refused: texts.refused,
  }
  const isCredit = code === 'not_enough_credits' || code === 'free_messages_used'
  return (
    <li data-mine data-pending={status}>
      <Body kind={kind} text={text} gift={gift} media={media} isMine />
      <p css={metaStyle} data-failed={status === 'refused' || undefined}>
        <span role={status === 'refused' ? 'alert' : undefined}>
          {formatMessage(words[status])} {status === 'refused' && formatMessage(limitOf(code).text)}{' '}
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
    </li>
  )
}
