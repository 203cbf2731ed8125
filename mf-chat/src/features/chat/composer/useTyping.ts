import { timings } from '@duetto/shared/domain'
import { usePlatform } from '@duetto/shared/platform'
import { useRef } from 'react'

/** Tells the other side that the member is typing, at most every few seconds. */
export const useTyping = (conversationId: number | null): (() => void) => {
  const { http } = usePlatform()
  const lastAt = useRef(0)
  return () => {
    if (!conversationId || Date.now() - lastAt.current < timings.typingSendEveryMs) return
    lastAt.current = Date.now()
    http.call('sendTyping', { body: { conversation: conversationId } }).catch(() => {})
  }
}
