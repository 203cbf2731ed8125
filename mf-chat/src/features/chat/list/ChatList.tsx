import type { Chat } from '@duetto/shared/contract'
import { Chip, EmptyState, ErrorState, LinkButton, ListSkeleton } from '@duetto/shared/ui'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { failureMessage } from '../../../entities/errors/failureMessages'
import { useChatDispatch, useChatSelector } from '../../../state'
import { ChatRow } from './ChatRow'
import { chipsStyle, listStyle } from './listStyles'
import { chatsMessages } from './messages'
import { chatsRequested } from '../../../entities/chats/slice'

const fits = ({ profile, last_message: last }: Chat, query: string): boolean =>
  `${profile.name} ${last?.preview ?? ''}`.toLocaleLowerCase().includes(query.trim().toLocaleLowerCase())

/** The conversation list: newest first, with search and an unread filter. */
export const ChatList = ({ currentProfileId }: { currentProfileId: number | null }) => {
  const { formatMessage } = useIntl()
  const dispatch = useChatDispatch()
  const { status, errorCode, chats } = useChatSelector((state) => state.chats)
  const [query, setQuery] = useState('')
  const [isUnreadOnly, setIsUnreadOnly] = useState(false)
  useEffect(() => {
    dispatch(chatsRequested())
  }, [dispatch])
  const shown = chats.filter((chat) => fits(chat, query) && (!isUnreadOnly || chat.num_unread_messages > 0))

  const draw = () => {
    if (status === 'failed')
      return (
        <ErrorState
          title={formatMessage(chatsMessages.failed)}
          text={formatMessage(failureMessage(errorCode))}
          onRetry={() => dispatch(chatsRequested())}
        />
      )
    if (status !== 'ready') return <ListSkeleton />
    if (chats.length === 0)
      return (
        <EmptyState
          title={formatMessage(chatsMessages.emptyTitle)}
          text={formatMessage(chatsMessages.emptyText)}
          action={<LinkButton to="/members">{formatMessage(chatsMessages.toMembers)}</LinkButton>}
        />
      )
    if (shown.length === 0) return <EmptyState title={formatMessage(chatsMessages.noneFound)} />
    return shown.map((chat) => (
      <ChatRow key={chat.conversation.id} chat={chat} isCurrent={chat.profile.id === currentProfileId} />
    ))
  }

  return (
    <nav css={listStyle} aria-label={formatMessage(chatsMessages.title)}>
      <header>
        <h1>{formatMessage(chatsMessages.title)}</h1>
        <input
          type="search"
          aria-label={formatMessage(chatsMessages.search)}
          placeholder={formatMessage(chatsMessages.search)}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <div css={chipsStyle}>
          <Chip isOn={!isUnreadOnly} onClick={() => setIsUnreadOnly(false)}>
            {formatMessage(chatsMessages.all)}
          </Chip>
          <Chip isOn={isUnreadOnly} onClick={() => setIsUnreadOnly(true)}>
            {formatMessage(chatsMessages.unread)}
          </Chip>
        </div>
      </header>
      {draw()}
    </nav>
  )
}
