import { css } from '@emotion/react'
import { VisuallyHidden } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { ConversationSkeleton } from './ConversationSkeleton'
import { conversationMessages as texts } from './messages'

export const LoadingConversation = () => {
  const { formatMessage } = useIntl()
  return (
    <div aria-busy css={placeStyle}>
      <VisuallyHidden role="status">{formatMessage(texts.loading)}</VisuallyHidden>
      <ConversationSkeleton />
    </div>
  )
}

const placeStyle = css`
  position: relative;
  display: grid;
  min-height: 0;
`
