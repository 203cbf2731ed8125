import { usePlatform, useSession } from '@duetto/shared/platform'
import { useEffect, useRef, useState } from 'react'
import { keepDraft, readDraft } from './drafts'
import { useChatSelector } from '../../state'

/** The server is told once the typing rests this long. */
const REST_MS = 1500

/** What is being written to a member: kept here at once, and for the member's other devices soon after. */
export const useDraft = (profileId: number | null) => {
  const { user } = useSession()
  const { http } = usePlatform()
  const { conversationId, draft } = useChatSelector((state) => state.conversation)
  const userId = user?.id ?? null
  const [typed, setTyped] = useState({ profileId: -1, text: '' })
  const rest = useRef<ReturnType<typeof setTimeout> | null>(null)
  const isTyped = typed.profileId === profileId
  const text = isTyped ? typed.text : (userId && profileId && readDraft(userId, profileId)) || draft

  const change = (next: string): void => {
    if (!userId || !profileId) return
    setTyped({ profileId, text: next })
    keepDraft(userId, profileId, next)
    if (rest.current) clearTimeout(rest.current)
    if (!conversationId) return
    const body = { conversation: conversationId, text: next }
    // One that is not kept is still here: nobody needs to hear of it.
    rest.current = setTimeout(() => void http.call('saveDraft', { body }).catch(() => undefined), REST_MS)
  }
  useEffect(
    () => () => {
      if (rest.current) clearTimeout(rest.current)
    },
    [],
  )
  return [profileId ? text : '', change] as const
}
