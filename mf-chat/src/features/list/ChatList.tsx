import { codePointLength, limits } from '@duetto/shared/domain'
import {
  Banner,
  Button,
  Chip,
  EmptyState,
  ErrorState,
  LinkButton,
  ListSkeleton,
  uiMessages,
} from '@duetto/shared/ui'
import { useCallback, useDeferredValue, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useFailureText } from '../../entities/errors/useFailureText'
import { useChatDispatch, useChatSelector } from '../../state'
import { ChatRows } from './ChatRows'
import { chipsStyle, listStyle } from './listStyles'
import { listMessages } from './messages'
import { chatsMessages } from '../../entities/chats/messages'
import { chatFilters } from '../../entities/chats/chatOrder'
import type { ChatFilter } from '../../entities/chats/chatOrder'
import { selectListed, selectWaiting } from '../../entities/chats/selectors'
import { chatsRequested, moreChatsRequested } from '../../entities/chats/slice'
import { searchCleared, searchTyped } from '../../entities/search/slice'
import { SearchResults } from './SearchResults'
import { useRowActions } from './useRowActions'

const emptyTexts = {
  unread: { title: listMessages.emptyUnread, text: listMessages.emptyUnreadText },
  archived: { title: listMessages.emptyArchived, text: listMessages.emptyArchivedText },
}

interface ChatListProps {
  currentProfileId: number | null
  onDelete: (conversationId: number, name: string) => void
}

export const ChatList = ({ currentProfileId, onDelete }: ChatListProps) => {
  const { formatMessage } = useIntl()
  const failureText = useFailureText()
  const dispatch = useChatDispatch()
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState<ChatFilter>('all')
  // Defer the list, because the pressed filter chip must update before the slow rows.
  const filter = useDeferredValue(chosen)
  const { status, errorCode, cursor, moreStatus } = useChatSelector((state) => state.chats.views[filter])
  const chats = useChatSelector((state) => selectListed(state, { filter, openProfileId: currentProfileId }))
  const waiting = useChatSelector((state) =>
    selectWaiting(state, { filter, openProfileId: currentProfileId }),
  )
  const isEmpty = chats.length === 0 && waiting.length === 0
  const actions = useRowActions(onDelete)
  useEffect(() => {
    dispatch(chatsRequested(filter))
  }, [dispatch, filter])
  const loadMore = useCallback(() => {
    if (cursor !== null && moreStatus === 'idle') dispatch(moreChatsRequested(filter))
  }, [dispatch, filter, cursor, moreStatus])
  const isSearching = codePointLength(query.trim()) >= limits.messageSearchMinCodePoints
  const search = (typed: string): void => {
    setQuery(typed)
    const isLong = codePointLength(typed.trim()) >= limits.messageSearchMinCodePoints
    dispatch(isLong ? searchTyped(typed.trim()) : searchCleared())
  }

  const rows = !isEmpty && (
    <ChatRows
      key={filter}
      waiting={waiting}
      chats={chats}
      currentProfileId={currentProfileId}
      actions={actions}
      onNearEnd={loadMore}
    />
  )
  const renderContent = () => {
    if (status === 'failed')
      return (
        <>
          {rows}
          <ErrorState
            title={formatMessage(listMessages.failed)}
            text={failureText(errorCode)}
            onRetry={() => dispatch(chatsRequested(filter))}
          />
        </>
      )
    if (status !== 'ready') return <ListSkeleton />
    if (isEmpty)
      return filter === 'all' ? (
        <EmptyState
          title={formatMessage(listMessages.emptyTitle)}
          text={formatMessage(listMessages.emptyText)}
          action={<LinkButton to="/members">{formatMessage(listMessages.toMembers)}</LinkButton>}
        />
      ) : (
        <EmptyState
          title={formatMessage(emptyTexts[filter].title)}
          text={formatMessage(emptyTexts[filter].text)}
        />
      )
    return (
      <>
        {rows}
        {moreStatus === 'failed' && (
          <Banner
            tone="danger"
            action={
              <Button variant="quiet" onClick={() => dispatch(moreChatsRequested(filter))}>
                {formatMessage(uiMessages.retry)}
              </Button>
            }
          >
            {failureText(errorCode)}
          </Banner>
        )}
      </>
    )
  }

  return (
    <nav css={listStyle} aria-label={formatMessage(chatsMessages.title)}>
      <header>
        <h1>{formatMessage(chatsMessages.title)}</h1>
        <input
          type="search"
          aria-label={formatMessage(listMessages.search)}
          placeholder={formatMessage(listMessages.search)}
          value={query}
          maxLength={limits.messageSearchMaxCodePoints}
          onChange={({ target }) => search(target.value)}
        />
        {!isSearching && (
          <div css={chipsStyle}>
            {chatFilters.map((one) => (
              <Chip key={one} isOn={chosen === one} onClick={() => setChosen(one)}>
                {formatMessage(listMessages[one])}
              </Chip>
            ))}
          </div>
        )}
      </header>
      {isSearching ? <SearchResults /> : renderContent()}
    </nav>
  )
}
