import type { CallResponse } from '@duetto/shared/contract'
import { usePlatform } from '@duetto/shared/platform'
import { LinkButton } from '@duetto/shared/ui'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { resultMessages as texts } from './messages'

type Chat = CallResponse<'getChats'>['chats'][number]

/** Back to the conversation with an unfinished draft, otherwise the latest one, otherwise the list. */
export const WriteOn = () => {
  const { http } = usePlatform()
  const { formatMessage } = useIntl()
  const [chat, setChat] = useState<Chat | null>(null)
  useEffect(() => {
    http
      .call('getChats', { query: {} })
      .then((answer) => {
        if (!answer) return
        const [latest = null] = answer.chats
        setChat(answer.chats.find(({ draft }) => draft !== '') ?? latest)
      })
      // The link to all conversations remains.
      .catch(() => {})
  }, [http])
  if (!chat) return <LinkButton to="/chats">{formatMessage(texts.toChats)}</LinkButton>
  return (
    <LinkButton to={`/chats/${chat.conversation.id}`}>
      {formatMessage(texts.writeTo, { name: chat.profile.name })}
    </LinkButton>
  )
}
