import { ListSkeleton, VisuallyHidden } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { conversationMessages as texts } from './messages'

/** In place of a conversation whose messages, or whose chunk, are on their way. */
export const LoadingConversation = () => {
  const { formatMessage } = useIntl()
  return (
    <div aria-busy>
      <VisuallyHidden role="status">{formatMessage(texts.loading)}</VisuallyHidden>
      <ListSkeleton rows={5} />
    </div>
  )
}
