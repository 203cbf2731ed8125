import { css } from '@emotion/react'
import { useSession } from '@duetto/shared/platform'
import { EmptyState, LinkButton } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { selectHasRows } from '../entities/chats/selectors'
import { readLastChat } from '../entities/last-chat/lastChat'
import { useChatSelector } from '../state'
import { pageMessages } from './messages'

export const ChooseConversation = () => {
  const { formatMessage } = useIntl()
  const { user } = useSession()
  const hasRows = useChatSelector(selectHasRows)
  const last = user ? readLastChat(user.id) : null
  const resume = last && (
    <LinkButton to={`/chats/${last.conversation}`} variant="outline">
      {formatMessage(pageMessages.resume, { name: last.name })}
    </LinkButton>
  )
  return (
    <div css={chooseStyle}>
      {hasRows ? <EmptyState title={formatMessage(pageMessages.choose)} action={resume} /> : resume}
    </div>
  )
}

const chooseStyle = css`
  display: grid;
  place-items: center;
  background: var(--bg);
`
