import { css } from '@emotion/react'
import { timings } from '@duetto/shared/domain'
import {
  listenForIntent,
  useNavigateTo,
  usePageTitle,
  usePlatform,
  useSession,
} from '@duetto/shared/platform'
import { Banner, ConfirmDialog, EmptyState, LinkButton } from '@duetto/shared/ui'
import { useCallback, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { shallowEqual } from 'react-redux'
import { useParams } from 'react-router'
import { useFailureText } from '../../entities/errors/useFailureText'
import { ChatList } from './list/ChatList'
import { chatsMessages } from './list/messages'
import { chatDeleted, chatRestored, failureClosed } from '../../entities/chats/slice'
import { changeFailureClosed } from '../../entities/changes/slice'
import { LoadingConversation } from './conversation/LoadingConversation'
import { fetchOpenChatAt, LaterOpenChat } from './laterOpenChat'
import { readLastChat } from '../../entities/last-chat/lastChat'
import { conversationOpened, jumpFailureClosed } from '../../entities/conversation/slice'
import type { Target } from '../../entities/conversation/slice'
import { useChatDispatch, useChatSelector } from '../../state'
import { columnsStyle } from './pageStyles'

/** List and conversation side by side; on a phone, one at a time. */
export const ChatPage = ({ by }: { by: Target['by'] | null }) => {
  const { formatMessage } = useIntl()
  const id = Number(useParams().id)
  const { toast } = usePlatform()
  const { user } = useSession()
  const navigateTo = useNavigateTo()
  const dispatch = useChatDispatch()
  // Not all of it: the page stays still while its log loads.
  const { profileId, conversationId, jumpFailure } = useChatSelector(
    ({ conversation: { profile, conversationId, jumpFailure } }) => ({
      profileId: profile?.id ?? null,
      conversationId,
      jumpFailure,
    }),
    shallowEqual,
  )
  const failure = useChatSelector((state) => state.chats.failure)
  const changeFailure = useChatSelector((state) => state.changes.failure)
  const failureText = useFailureText()
  const [toDelete, setToDelete] = useState<{ id: number; name: string } | null>(null)
  const askToDelete = useCallback((id: number, name: string) => setToDelete({ id, name }), [])
  const last = user ? readLastChat(user.id) : null
  usePageTitle(formatMessage(chatsMessages.title))

  // Its messages are asked for beside its chunk, not after it.
  useEffect(() => void (by && dispatch(conversationOpened({ by, id }))), [dispatch, by, id])
  // A failure shows when the conversation is opened.
  useEffect(
    () => (by ? undefined : listenForIntent((link) => void fetchOpenChatAt(link).catch(() => undefined))),
    [by],
  )

  const confirmDelete = (): void => {
    setToDelete(null)
    if (!toDelete) return
    if (toDelete.id === conversationId) navigateTo('/chats')
    dispatch(chatDeleted(toDelete.id))
    toast({
      text: formatMessage(chatsMessages.deleted, { name: toDelete.name }),
      action: {
        label: formatMessage(chatsMessages.undo),
        onPress: () => dispatch(chatRestored(toDelete.id)),
      },
      forMs: timings.undoMs,
    })
  }
  return (
    <div css={[columnsStyle, onePaneStyle]} data-open={by ? '' : undefined}>
      <ChatList currentProfileId={by ? profileId : null} onDelete={askToDelete} />
      {by && <h1 css={phoneTitleStyle}>{formatMessage(chatsMessages.title)}</h1>}
      {by ? (
        <LaterOpenChat
          fallback={<LoadingConversation />}
          props={{ target: { by, id }, onDelete: askToDelete }}
        />
      ) : (
        <div css={chooseStyle}>
          <EmptyState
            title={formatMessage(chatsMessages.choose)}
            action={
              last && (
                <LinkButton to={`/chats/${last.conversation}`} variant="outline">
                  {formatMessage(chatsMessages.goOn, { name: last.name })}
                </LinkButton>
              )
            }
          />
        </div>
      )}
      {changeFailure && (
        <div css={alertStyle}>
          <Banner tone="danger" onClose={() => dispatch(changeFailureClosed())}>
            {failureText(changeFailure, 'message')}
          </Banner>
        </div>
      )}
      {jumpFailure && (
        <div css={alertStyle}>
          <Banner tone="danger" onClose={() => dispatch(jumpFailureClosed())}>
            {formatMessage(chatsMessages.jumpFailed, { reason: failureText(jumpFailure) })}
          </Banner>
        </div>
      )}
      {failure && (
        <div css={alertStyle}>
          <Banner tone="danger" onClose={() => dispatch(failureClosed())}>
            {formatMessage(failure.of === 'delete' ? chatsMessages.deleteFailed : chatsMessages.keepFailed, {
              reason: failureText(failure.code),
            })}
          </Banner>
        </div>
      )}
      <ConfirmDialog
        isOpen={toDelete !== null}
        onClose={() => setToDelete(null)}
        title={formatMessage(chatsMessages.deleteTitle)}
        cancelLabel={formatMessage(chatsMessages.cancel)}
        confirmLabel={formatMessage(chatsMessages.deleteYes)}
        isDanger
        onConfirm={confirmDelete}
      >
        <p>{formatMessage(chatsMessages.deleteText, { name: toDelete?.name ?? '' })}</p>
      </ConfirmDialog>
    </div>
  )
}

const onePaneStyle = css`
  @media (max-width: 767px) {
    &[data-open] > nav {
      display: none;
    }
    &:not([data-open]) > :not(nav, dialog) {
      display: none;
    }
  }
`
/** On a phone, a conversation hides the list with the page's heading; screen readers keep it. */
const phoneTitleStyle = css`
  display: none;
  @media (max-width: 767px) {
    position: absolute;
    display: block;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`
const chooseStyle = css`
  display: grid;
  place-items: center;
  background: var(--bg);
`
const alertStyle = css`
  position: fixed;
  inset: auto var(--s4) 84px;
  z-index: 20;
  max-width: 520px;
  margin: 0 auto;
`
