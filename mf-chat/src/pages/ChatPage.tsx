import { css } from '@emotion/react'
import { listenForIntent, usePageTitle } from '@duetto/shared/platform'
import { Banner, phone } from '@duetto/shared/ui'
import { useCallback, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router'
import { useFailureText } from '../entities/errors/useFailureText'
import { ChatList } from '../features/list/ChatList'
import { DeleteChatDialog } from '../features/list/DeleteChatDialog'
import { chatsMessages } from '../entities/chats/messages'
import { pageMessages } from './messages'
import { failureClosed } from '../entities/chats/slice'
import { changeFailureClosed } from '../entities/changes/slice'
import { LoadingConversation } from '../features/conversation/LoadingConversation'
import { ChooseConversation } from './ChooseConversation'
import { preloadOpenChat, LazyOpenChat } from './lazyOpenChat'
import { conversationOpened, jumpFailureClosed } from '../entities/conversation/slice'
import type { Target } from '../entities/conversation/slice'
import { useChatDispatch, useChatSelector } from '../state'
import { columnsStyle } from './pageStyles'

export const ChatPage = ({ by }: { by: Target['by'] | null }) => {
  const { formatMessage } = useIntl()
  const id = Number(useParams().id)
  const dispatch = useChatDispatch()
  const profileId = useChatSelector(({ conversation }) => conversation.profile?.id ?? null)
  const jumpFailure = useChatSelector(({ conversation }) => conversation.jumpFailure)
  const failure = useChatSelector((state) => state.chats.failure)
  const changeFailure = useChatSelector((state) => state.changes.failure)
  const failureText = useFailureText()
  const [toDelete, setToDelete] = useState<{ id: number; name: string } | null>(null)
  const openDeletion = useCallback((id: number, name: string) => setToDelete({ id, name }), [])
  usePageTitle(formatMessage(chatsMessages.title))

  useEffect(() => void (by && dispatch(conversationOpened({ by, id }))), [dispatch, by, id])
  // Ignore errors of the preload. Opening the conversation reports them.
  useEffect(
    () => (by ? undefined : listenForIntent((link) => void preloadOpenChat(link).catch(() => undefined))),
    [by],
  )

  const alerts = [
    changeFailure && { text: failureText(changeFailure, 'message'), close: changeFailureClosed },
    jumpFailure && {
      text: formatMessage(pageMessages.jumpFailed, { reason: failureText(jumpFailure) }),
      close: jumpFailureClosed,
    },
    failure && {
      text: formatMessage(failure.of === 'delete' ? pageMessages.deleteFailed : pageMessages.flagsFailed, {
        reason: failureText(failure.code),
      }),
      close: failureClosed,
    },
  ].filter((alert) => alert !== null)
  return (
    <div css={[columnsStyle, onePaneStyle]} data-open={by ? '' : undefined}>
      <ChatList currentProfileId={by ? profileId : null} onDelete={openDeletion} />
      {by && <h1 css={phoneTitleStyle}>{formatMessage(chatsMessages.title)}</h1>}
      {by ? (
        <LazyOpenChat
          fallback={<LoadingConversation />}
          props={{ target: { by, id }, onDelete: openDeletion }}
        />
      ) : (
        <ChooseConversation />
      )}
      {alerts.map(({ text, close }) => (
        <div key={text} css={alertStyle}>
          <Banner tone="danger" onClose={() => dispatch(close())}>
            {text}
          </Banner>
        </div>
      ))}
      <DeleteChatDialog chat={toDelete} onClose={() => setToDelete(null)} />
    </div>
  )
}

const onePaneStyle = css`
  ${phone} {
    &[data-open] > nav {
      display: none;
    }
    &:not([data-open]) > :not(nav, dialog) {
      display: none;
    }
  }
`
/** Heading for screen readers on phones, where an open conversation hides the list and its heading. */
const phoneTitleStyle = css`
  display: none;
  ${phone} {
    position: absolute;
    display: block;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`
const alertStyle = css`
  position: fixed;
  inset: auto var(--s4) 84px;
  z-index: 20;
  max-width: 520px;
  margin: 0 auto;
`
