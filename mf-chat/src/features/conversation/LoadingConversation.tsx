import { css } from '@emotion/react'
import { VisuallyHidden } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { ConversationShape } from './ConversationShape'
import { conversationMessages as texts } from './messages'

/** In place of a conversation whose messages, or whose chunk, are on their way. */
export const LoadingConversation = () => {
  const { formatMessage } = useIntl()
  return (
    <div aria-busy css={placeStyle}>
      <VisuallyHidden role="status">{formatMessage(texts.loading)}</VisuallyHidden>
      <ConversationShape />
    </div>
  )
}

const placeStyle = css`
  position: relative;
  display: grid;
  min-height: 0;
`
