import { css } from '@emotion/react'
import { makeIdempotencyKey } from '@duetto/shared/http'
import { timings } from '@duetto/shared/domain'
import { useNavigateTo, usePageTitle, usePlatform, useSession } from '@duetto/shared/platform'
import { Banner, Button, Dialog, EmptyState, LinkButton } from '@duetto/shared/ui'
import { useCallback, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { shallowEqual } from 'react-redux'
import { useParams } from 'react-router'
import { useFailureText } from '../../entities/errors/useFailureText'
import { ChatList } from './list/ChatList'
import { chatsMessages } from './list/messages'
import { chatDeleted, chatRestored, failureClosed } from '../../entities/chats/slice'
import { changeFailureClosed } from '../../entities/changes/slice'
import { Composer } from './composer/Composer'
import { EditComposer } from './composer/EditComposer'
import type { Draft } from './composer/Composer'
import { Conversation } from './conversation/Conversation'
import { readLastChat, rememberChat } from '../../entities/last-chat/lastChat'
import { sendRequested, unsentDropped } from '../../entities/outbox/slice'
import type { UnsentMessage } from '../../entities/outbox/types'
import { selectMessage, selectReplyTo } from '../../entities/conversation/selectors'
import { jumpFailureClosed } from '../../entities/conversation/slice'
import type { Target } from '../../entities/conversation/slice'
import { useChatDispatch, useChatSelector } from '../../state'
import { useDraft } from '../../entities/draft/useDraft'
import { columnsStyle } from './pageStyles'
import { isPaidSince } from './composer/limits'

/** List and conversation side by side; on a phone, one at a time. */
export const ChatPage = ({ by }: { by: Target['by'] | null }) => {
  const { formatMessage } = useIntl()
  const { id } = useParams()
  const { now, toast, settings } = usePlatform()
  const { user } = useSession()
  const userId = user?.id ?? null
  const navigateTo = useNavigateTo()
  const dispatch = useChatDispatch()
  // Not all of it: the page stays still while its log loads.
  const { profile, conversationId, cost, isBlocked, jumpFailure } = useChatSelector(
    ({ conversation: { profile, conversationId, cost, isBlocked, jumpFailure } }) => ({
      profile,
      conversationId,
      cost,
      isBlocked,
      jumpFailure,
    }),
    shallowEqual,
  )
  const failure = useChatSelector((state) => state.chats.failure)
  const refused = useChatSelector((state) =>
    state.outbox.messages.find((one) => one.status === 'refused' && one.profileId === profile?.id),
  )
  const standing =
    refused && !isPaidSince(refused, user?.credits ?? 0, settings.message_credits) ? refused.code : null
  const { editingId, failure: changeFailure } = useChatSelector((state) => state.changes)
  const editing = useChatSelector((state) => selectMessage(state, editingId))
  const replyTo = useChatSelector(selectReplyTo)
  const failureText = useFailureText()
  const [toDelete, setToDelete] = useState<{ id: number; name: string } | null>(null)
  const askToDelete = useCallback((id: number, name: string) => setToDelete({ id, name }), [])
  const [text, setText] = useDraft(by && profile ? profile.id : null)
  const last = userId ? readLastChat(userId) : null
  usePageTitle(formatMessage(chatsMessages.title))

  useEffect(() => {
    if (by && userId && conversationId && profile)
      rememberChat(userId, {
        conversation: conversationId,
        profile: profile.id,
        name: profile.name,
        at: now(),
      })
  }, [by, userId, conversationId, profile, now])

  const send = (message: Draft): void => {
    if (!profile) return
    const at = new Date(now()).toISOString()
    const quote = replyTo && {
      id: replyTo.id,
      is_mine: replyTo.is_mine,
      kind: replyTo.kind,
      text: replyTo.text,
    }
    dispatch(
      sendRequested({
        ...message,
        ...(quote && { quote }),
        profileId: profile.id,
        key: makeIdempotencyKey(),
        at,
      }),
    )
  }
  /** Moves an unsent message back into the field for editing. */
  const edit = (message: UnsentMessage): void => {
    if (message.text) setText([message.text, text].filter(Boolean).join('\n'))
    dispatch(unsentDropped(message))
  }
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
      <ChatList currentProfileId={by ? (profile?.id ?? null) : null} onDelete={askToDelete} />
      {by && <h1 css={phoneTitleStyle}>{formatMessage(chatsMessages.title)}</h1>}
      {by ? (
        <Conversation
          target={{ by, id: Number(id) }}
          onIcebreaker={setText}
          onEdit={edit}
          onDelete={askToDelete}
          deleteLabel={(name) => formatMessage(chatsMessages.delete, { name })}
          composer={
            profile &&
            cost &&
            (editing?.conversation === conversationId ? (
              <EditComposer key={`edit-${editing.id}`} message={editing} />
            ) : (
              <Composer
                profile={profile}
                cost={cost}
                text={text}
                onText={setText}
                onSend={send}
                refusal={isBlocked ? 'blocked' : standing}
                onRefusalClosed={() => refused && edit(refused)}
              />
            ))
          }
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
      <Dialog
        isOpen={toDelete !== null}
        onClose={() => setToDelete(null)}
        title={formatMessage(chatsMessages.deleteTitle)}
        footer={
          <>
            <Button variant="outline" onClick={() => setToDelete(null)}>
              {formatMessage(chatsMessages.cancel)}
            </Button>
            <Button variant="danger" onClick={confirmDelete}>
              {formatMessage(chatsMessages.deleteYes)}
            </Button>
          </>
        }
      >
        <p>{formatMessage(chatsMessages.deleteText, { name: toDelete?.name ?? '' })}</p>
      </Dialog>
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
