import type { FailureCode } from '@duetto/shared/contract'
import { usePageTitle } from '@duetto/shared/platform'
import { isGone } from '@duetto/shared/redux'
import { ErrorState, LinkButton } from '@duetto/shared/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { shallowEqual } from 'react-redux'
import { useFailureText } from '../../entities/errors/useFailureText'
import { useChatDispatch, useChatSelector } from '../../state'
import { chatsMessages } from '../../entities/chats/messages'
import { paneStyle } from './conversationStyles'
import { ConversationHeader } from './ConversationHeader'
import { LoadingConversation } from './LoadingConversation'
import { MessageLog } from './log/MessageLog'
import { conversationMessages as texts } from './messages'
import { conversationOpened, isSameTarget } from '../../entities/conversation/slice'
import type { UnsentMessage } from '../../entities/outbox/types'
import type { Target } from '../../entities/conversation/slice'

interface ConversationProps {
  target: Target
  composer: ReactNode
  onIcebreaker: (text: string) => void
  onEdit: (message: UnsentMessage) => void
  shownRefusal?: FailureCode | null
  onDelete: (conversationId: number, name: string) => void
}

export const Conversation = ({
  target,
  composer,
  onIcebreaker,
  onEdit,
  shownRefusal = null,
  onDelete,
}: ConversationProps) => {
  const { formatMessage } = useIntl()
  const failureText = useFailureText()
  const dispatch = useChatDispatch()
  const { status, errorCode, profile, conversationId } = useChatSelector(
    ({ conversation: { status, errorCode, profile, conversationId } }) => ({
      status,
      errorCode,
      profile,
      conversationId,
    }),
    shallowEqual,
  )
  // After a navigation, the store may still hold the previous conversation.
  const isOurs = useChatSelector((state) => isSameTarget(state.conversation.target, target))
  const { by, id } = target
  const title = formatMessage(chatsMessages.title)
  usePageTitle(profile?.name ?? title)

  if (isOurs && status === 'failed')
    return (
      <ErrorState
        title={formatMessage(texts.failed)}
        text={failureText(errorCode)}
        onRetry={isGone(errorCode) ? undefined : () => dispatch(conversationOpened({ by, id }))}
        action={isGone(errorCode) && <LinkButton to="/chats">{formatMessage(texts.toList)}</LinkButton>}
      />
    )
  if (!isOurs || status !== 'ready' || !profile) return <LoadingConversation />
  return (
    <section css={paneStyle}>
      <ConversationHeader
        profile={profile}
        onDelete={conversationId ? () => onDelete(conversationId, profile.name) : undefined}
      />
      <MessageLog
        key={`log-${profile.id}`}
        onIcebreaker={onIcebreaker}
        onEdit={onEdit}
        shownRefusal={shownRefusal}
      />
      {composer}
    </section>
  )
}
