import type { Message } from '@duetto/shared/contract'
import { useIntl } from 'react-intl'
import { metaStyle } from '../bubbleStyles'
import { refusalOf, reviewMessages as texts } from './messages'

interface ReviewNoteProps {
  message: Message
  name: string
}

export const ReviewNote = ({ message: { review, is_mine: isMine, credits }, name }: ReviewNoteProps) => {
  const { formatMessage } = useIntl()
  if (!review || !isMine) return null
  if (review.status === 'pending') return <p css={metaStyle}>{formatMessage(texts.waits, { name })}</p>
  return (
    <p css={metaStyle} data-failed>
      {formatMessage(texts.refused, { name, reason: formatMessage(refusalOf[review.refusal ?? 'other']) })}{' '}
      {credits > 0 && formatMessage(texts.givenBack, { credits })}
    </p>
  )
}
