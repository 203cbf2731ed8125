import { useSession } from '@duetto/shared/platform'
import { useState } from 'react'
import { draftTyped } from './actions'
import { storeDraft, readDraft } from './drafts'
import { useChatDispatch, useChatSelector } from '../../state'

/** The draft to a member: saved here immediately, and for their other devices soon after. */
export const useDraft = (profileId: number | null) => {
  const { user } = useSession()
  const dispatch = useChatDispatch()
  const conversationId = useChatSelector(({ conversation }) => conversation.conversationId)
  const draft = useChatSelector(({ conversation }) => conversation.draft)
  const userId = user?.id ?? null
  const [typed, setTyped] = useState({ profileId: -1, text: '' })
  const isTyped = typed.profileId === profileId
  const text = isTyped ? typed.text : (userId && profileId && readDraft(userId, profileId)) || draft

  const change = (next: string): void => {
    if (!userId || !profileId) return
    setTyped({ profileId, text: next })
    storeDraft(userId, profileId, next)
    if (conversationId) dispatch(draftTyped({ conversationId, text: next }))
  }
  return [profileId ? text : '', change] as const
}
