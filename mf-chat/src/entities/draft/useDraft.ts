import { dropPendingAction, readPendingAction, usePlatform, useSession } from '@duetto/shared/platform'
import { useEffect, useState } from 'react'
import { draftTyped } from './actions'
import { storeDraft, readDraft } from './drafts'
import { useChatDispatch, useChatSelector } from '../../state'

/** A message that a visitor typed to this member, as on a landing page. */
const carriedTo = (profileId: number, now: number): string => {
  const wish = readPendingAction(now)
  return wish?.kind === 'message' && wish.profileId === profileId ? (wish.text ?? '') : ''
}

/**
 * The draft to a member: saved here immediately, and for their other devices soon after. A message typed before the log-in, as on a
 * landing page, becomes the draft.
 */
export const useDraft = (profileId: number | null) => {
  const { now } = usePlatform()
  const { user } = useSession()
  const dispatch = useChatDispatch()
  const conversationId = useChatSelector(({ conversation }) => conversation.conversationId)
  const draft = useChatSelector(({ conversation }) => conversation.draft)
  const userId = user?.id ?? null
  const [typed, setTyped] = useState({ profileId: -1, text: '' })
  const isTyped = typed.profileId === profileId
  const [carried, setCarried] = useState({ profileId: -1, text: '' })
  if (profileId && carried.profileId !== profileId)
    setCarried({ profileId, text: carriedTo(profileId, now()) })
  useEffect(() => {
    if (!userId || !carried.text) return
    if (!readDraft(userId, carried.profileId)) storeDraft(userId, carried.profileId, carried.text)
    dropPendingAction()
  }, [userId, carried])
  const stored = userId && profileId ? readDraft(userId, profileId) : ''
  const text = isTyped ? typed.text : stored || draft || carried.text

  const change = (next: string): void => {
    if (!userId || !profileId) return
    setTyped({ profileId, text: next })
    storeDraft(userId, profileId, next)
    if (conversationId) dispatch(draftTyped({ conversationId, text: next }))
  }
  return [profileId ? text : '', change] as const
}
