import { dropPendingAction, readPendingAction, usePlatform, useSession } from '@duetto/shared/platform'
import { useEffect, useEffectEvent, useState } from 'react'
import { draftTyped } from './actions'
import { onDraftChange, readDraft, storeDraft } from './drafts'
import { useChatDispatch, useChatSelector } from '../../state'

const visitorTextFor = (profileId: number, now: number): string => {
  const wish = readPendingAction(now)
  return wish?.kind === 'message' && wish.profileId === profileId ? (wish.text ?? '') : ''
}

export const useDraft = (profileId: number | null) => {
  const { now } = usePlatform()
  const { user } = useSession()
  const dispatch = useChatDispatch()
  const conversationId = useChatSelector(({ conversation }) => conversation.conversationId)
  const draft = useChatSelector(({ conversation }) => conversation.draft)
  const userId = user?.id ?? null
  const [typed, setTyped] = useState({ profileId: -1, text: '' })
  const isTyped = typed.profileId === profileId
  const [visitorDraft, setVisitorDraft] = useState({ profileId: -1, text: '' })
  if (profileId && visitorDraft.profileId !== profileId)
    setVisitorDraft({ profileId, text: visitorTextFor(profileId, now()) })
  useEffect(() => {
    if (!userId || !visitorDraft.text) return
    if (!readDraft(userId, visitorDraft.profileId))
      storeDraft(userId, visitorDraft.profileId, visitorDraft.text)
    dropPendingAction()
  }, [userId, visitorDraft])
  const stored = userId && profileId ? readDraft(userId, profileId) : ''
  const text = isTyped ? typed.text : stored || draft || visitorDraft.text
  // Adopt another tab's change only if the text here was not edited in the meantime.
  const follow = useEffectEvent((before: string, after: string) => {
    if (profileId && text === before) setTyped({ profileId, text: after })
  })
  useEffect(() => {
    if (!userId || !profileId) return undefined
    return onDraftChange(userId, profileId, follow)
  }, [userId, profileId])

  const change = (next: string): void => {
    if (!userId || !profileId) return
    setTyped({ profileId, text: next })
    storeDraft(userId, profileId, next)
    if (conversationId) dispatch(draftTyped({ conversationId, text: next }))
  }
  return [profileId ? text : '', change] as const
}
