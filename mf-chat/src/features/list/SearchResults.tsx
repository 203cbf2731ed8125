import { formatShortMoment } from '@duetto/shared/i18n'
import { usePlatform } from '@duetto/shared/platform'
import { Avatar, Button, EmptyState, ErrorState, ProfileTag, ListSkeleton } from '@duetto/shared/ui'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { useFailureText } from '../../entities/errors/useFailureText'
import { moreHitsRequested, searchTyped } from '../../entities/search/slice'
import { useChatDispatch, useChatSelector } from '../../state'
import { Hit } from './Hit'
import { rowStyle } from './listStyles'
import { listMessages } from './messages'
import { searchMessages as texts } from './searchMessages'
import { resultsStyle } from './searchStyles'

export const SearchResults = () => {
  const intl = useIntl()
  const { formatMessage } = intl
  const failureText = useFailureText()
  const { now } = usePlatform()
  const dispatch = useChatDispatch()
  const { query, status, errorCode, found, chats, hasMore, isLoadingMore } = useChatSelector(
    (state) => state.search,
  )
  const [peopleId, messagesId] = [useId(), useId()]

  if (status === 'failed')
    return (
      <ErrorState
        title={formatMessage(texts.failed)}
        text={failureText(errorCode)}
        onRetry={() => dispatch(searchTyped(query))}
      />
    )
  const isEmpty = found.length + chats.length === 0
  if (isEmpty && status !== 'ready') return <ListSkeleton />
  if (isEmpty) return <EmptyState title={formatMessage(texts.nothing, { query })} />
  return (
    <div css={resultsStyle} aria-busy={status === 'loading'}>
      {chats.length > 0 && (
        <section aria-labelledby={peopleId}>
          <h2 id={peopleId}>{formatMessage(texts.people)}</h2>
          <ul>
            {chats.map(({ conversation, profile }) => (
              <li key={conversation.id}>
                <Link to={`/chats/${conversation.id}`} css={rowStyle}>
                  <Avatar
                    image={profile.main_image}
                    name={profile.name}
                    size={44}
                    isOnline={profile.is_online}
                  />
                  <span>
                    <b>
                      <Hit text={profile.name} query={query} />, {profile.age}
                    </b>
                    <ProfileTag profile={profile} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {found.length > 0 && (
        <section aria-labelledby={messagesId}>
          <h2 id={messagesId}>{formatMessage(texts.messages)}</h2>
          <ul>
            {found.map(({ message, profile }) => (
              <li key={message.id}>
                <Link to={`/chats/${message.conversation}?message=${message.id}`} css={rowStyle}>
                  <Avatar image={profile.main_image} name={profile.name} size={44} />
                  <span>
                    <b>{profile.name}</b>
                    <ProfileTag profile={profile} />
                    <span data-context>
                      <Hit
                        text={
                          message.is_mine
                            ? formatMessage(listMessages.you, { text: message.text })
                            : message.text
                        }
                        query={query}
                      />
                    </span>
                  </span>
                  <span>
                    <time dateTime={message.created_at}>
                      {formatShortMoment(intl, new Date(message.created_at), new Date(now()))}
                    </time>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          {hasMore && (
            <Button variant="quiet" isLoading={isLoadingMore} onClick={() => dispatch(moreHitsRequested())}>
              {formatMessage(texts.more)}
            </Button>
          )}
        </section>
      )}
    </div>
  )
}
