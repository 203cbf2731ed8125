import type { FailureCode } from '@duetto/shared/contract'
import { createIdempotencyKey } from '@duetto/shared/http'
import { usePlatform, useSession } from '@duetto/shared/platform'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { shallowEqual } from 'react-redux'
import { selectMessage, selectReplyTo } from '../entities/conversation/selectors'
import type { Target } from '../entities/conversation/slice'
import { useDraft } from '../entities/draft/useDraft'
import { rememberChat } from '../entities/last-chat/lastChat'
import { sendRequested, unsentDropped } from '../entities/outbox/slice'
import type { UnsentMessage } from '../entities/outbox/types'
import { useChatDispatch, useChatSelector } from '../state'
import { Composer } from '../features/composer/Composer'
import type { Draft } from '../features/composer/Composer'
import { EditComposer } from '../features/composer/EditComposer'
import { useIsLifted } from '../entities/means/useMeans'
import { isPaidSince } from '../entities/limits/limits'
import { Conversation } from '../features/conversation/Conversation'
import { ReportDialog } from '../features/report/ReportDialog'
import { VoiceButton } from '../features/voice/VoiceButton'

interface OpenChatProps {
  target: Target
  onDelete: (conversationId: number, name: string) => void
}

/** The open conversation and what is written into it. */
export const OpenChat = ({ target, onDelete }: OpenChatProps) => {
  const { now, settings } = usePlatform()
  const { user } = useSession()
  const userId = user?.id ?? null
  const dispatch = useChatDispatch()
  // Not all of it: the page stays still while its log loads.
  const { profile, conversationId, cost, isBlocked } = useChatSelector(
    ({ conversation: { profile, conversationId, cost, isBlocked } }) => ({
      profile,
      conversationId,
      cost,
      isBlocked,
    }),
    shallowEqual,
  )
  const refused = useChatSelector((state) =>
    state.outbox.messages.find((one) => one.status === 'refused' && one.profileId === profile?.id),
  )
  const isLifted = useIsLifted()
  const standing: FailureCode | null =
    refused && !isLifted(refused) && !isPaidSince(refused, user?.credits ?? 0, settings.message_credits)
      ? refused.code
      : null
  const editingId = useChatSelector((state) => state.changes.editingId)
  const editing = useChatSelector((state) => selectMessage(state, editingId))
  const replyTo = useChatSelector(selectReplyTo)
  const [text, setText] = useDraft(profile ? profile.id : null)

  useEffect(() => {
    if (userId && conversationId && profile)
      rememberChat(userId, {
        conversation: conversationId,
        profile: profile.id,
        name: profile.name,
        at: now(),
      })
  }, [userId, conversationId, profile, now])

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
        key: message.key ?? createIdempotencyKey(),
        at,
      }),
    )
  }
  /** Moves an unsent message back into the field for editing. */
  const edit = (message: UnsentMessage): void => {
    if (message.text) setText([message.text, text].filter(Boolean).join('\n'))
    dispatch(unsentDropped(message))
  }
  const composer = (): ReactNode => {
    if (!profile || !cost) return null
    if (editing?.conversation === conversationId)
      return <EditComposer key={`edit-${editing.id}`} message={editing} />
    return (
      <Composer
        profile={profile}
        cost={cost}
        text={text}
        onText={setText}
        onSend={send}
        voiceButton={
          <VoiceButton
            name={profile.name}
            onSend={({ name, media, voice }) => send({ kind: 'voice', upload: name, media, voice })}
          />
        }
        refusal={isBlocked ? 'blocked' : standing}
        onRefusalClosed={() => refused && edit(refused)}
      />
    )
  }
  return (
    <>
      <Conversation
        target={target}
        onIcebreaker={setText}
        onEdit={edit}
        explained={isBlocked ? 'blocked' : standing}
        onDelete={onDelete}
        composer={composer()}
      />
      {profile && <ReportDialog name={profile.name} />}
    </>
  )
}
