import type { FailureCode } from '@duetto/shared/contract'
import { usePlatform, useSession } from '@duetto/shared/platform'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { shallowEqual } from 'react-redux'
import { selectMessage } from '../entities/conversation/selectors'
import type { Target } from '../entities/conversation/slice'
import { useDraft } from '../entities/draft/useDraft'
import { rememberChat } from '../entities/last-chat/lastChat'
import { messageWritten, retryRequested, unsentDropped } from '../entities/outbox/slice'
import type { Draft, UnsentMessage } from '../entities/outbox/types'
import { useChatDispatch, useChatSelector } from '../state'
import { Composer } from '../features/composer/Composer'
import { EditComposer } from '../features/composer/EditComposer'
import { useIsRefusalOver } from '../entities/entitlements/useEntitlements'
import { purchaseSent } from '../entities/waiting/slice'
import { useWaitingPaid } from '../entities/waiting/useWaitingPaid'
import { acceptNotice } from '../widgets/confirm/fictionalNotice'
import { isPaidSince } from '../entities/limits/limits'
import { Conversation } from '../features/conversation/Conversation'
import { ReportDialog } from '../features/report/ReportDialog'
import { VoiceButton } from '../features/voice/VoiceButton'

interface OpenChatProps {
  target: Target
  onDelete: (conversationId: number, name: string) => void
}

export const OpenChat = ({ target, onDelete }: OpenChatProps) => {
  const { now, settings } = usePlatform()
  const { user } = useSession()
  const userId = user?.id ?? null
  const dispatch = useChatDispatch()
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
  const isRefusalOver = useIsRefusalOver()
  const activeRefusal: FailureCode | null =
    refused && !isRefusalOver(refused) && !isPaidSince(refused, user?.credits ?? 0, settings.message_credits)
      ? refused.code
      : null
  const editingId = useChatSelector((state) => state.changes.editingId)
  const editing = useChatSelector((state) => selectMessage(state, editingId))
  const [text, setText] = useDraft(profile ? profile.id : null)
  const icebreakers = useChatSelector((state) => state.icebreakers)
  const [chosenLines, setChosenLines] = useState(0)
  const [closedFor, setClosedFor] = useState<number | null>(null)
  const isClosed = activeRefusal === 'not_confirmed' && closedFor === profile?.id
  const openRefusal = isClosed ? null : activeRefusal
  const shownRefusal: FailureCode | null = isBlocked ? 'blocked' : openRefusal

  useEffect(() => {
    if (userId && conversationId && profile)
      rememberChat(userId, {
        conversation: conversationId,
        profile: profile.id,
        name: profile.name,
        at: now(),
      })
  }, [userId, conversationId, profile, now])

  const send = (draft: Draft): void => {
    setClosedFor(null)
    dispatch(messageWritten(draft))
  }
  const choose = (line: string): void => {
    setText(text === '' || icebreakers.includes(text) ? line : `${text} ${line}`)
    setChosenLines((count) => count + 1)
  }
  const edit = (message: UnsentMessage): void => {
    if (message.text) setText([message.text, text].filter(Boolean).join('\n'))
    setClosedFor(message.profileId)
    dispatch(unsentDropped(message))
  }
  const closeRefusal = (): void => {
    if (shownRefusal === 'not_confirmed') setClosedFor(profile?.id ?? null)
    else if (refused) edit(refused)
  }
  useWaitingPaid(profile?.id ?? null, ({ key, text: paidText }) => {
    const waiting = refused?.key === key ? refused : null
    // The member agreed to send the text that was paid for, not an edited one.
    if (!profile || (!waiting && text.trim() !== paidText)) return
    // The order form has already shown the notice about the fictional profile.
    if (profile.is_fictional) acceptNotice(profile.id)
    dispatch(purchaseSent(key))
    if (waiting) return void dispatch(retryRequested(waiting))
    send({ kind: 'text', text: paidText, key })
    setText('')
  })
  const composer = (): ReactNode => {
    if (!profile || !cost) return null
    if (editing?.conversation === conversationId)
      return <EditComposer key={`edit-${editing.id}`} message={editing} />
    return (
      <Composer
        key={profile.id}
        profile={profile}
        cost={cost}
        text={text}
        onText={setText}
        insertedLines={chosenLines}
        onSend={send}
        voiceButton={
          <VoiceButton
            name={profile.name}
            onSend={({ name, media, voice }) => send({ kind: 'voice', upload: name, media, voice })}
          />
        }
        refusal={shownRefusal}
        refused={refused}
        onRefusalClosed={closeRefusal}
      />
    )
  }
  return (
    <>
      <Conversation
        target={target}
        onIcebreaker={choose}
        onEdit={edit}
        shownRefusal={shownRefusal}
        onDelete={onDelete}
        composer={composer()}
      />
      {profile && <ReportDialog name={profile.name} />}
    </>
  )
}
