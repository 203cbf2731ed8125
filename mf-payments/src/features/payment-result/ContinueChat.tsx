import { LinkButton } from '@duetto/shared/ui'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { conversationRequested } from '../../entities/conversation/slice'
import { usePaymentsDispatch, usePaymentsSelector } from '../../state'
import { resultMessages as texts } from './messages'

export const ContinueChat = () => {
  const { formatMessage } = useIntl()
  const dispatch = usePaymentsDispatch()
  const { chat } = usePaymentsSelector((state) => state.conversation)
  useEffect(() => {
    dispatch(conversationRequested())
  }, [dispatch])
  if (!chat) return <LinkButton to="/chats">{formatMessage(texts.toChats)}</LinkButton>
  return (
    <LinkButton to={`/chats/${chat.conversation.id}`}>
      {formatMessage(texts.writeTo, { name: chat.profile.name })}
    </LinkButton>
  )
}
