import { timings } from '@duetto/shared/domain'
import { useRef } from 'react'
import { callConsole } from '../server/callConsole'

/** Returns a function to call whenever the answer changes. It sends at most one indicator per `typingSendEveryMs`. */
export const useTyping = (id: number): (() => void) => {
  const sentAt = useRef(-Infinity)
  return () => {
    const now = Date.now()
    if (now - sentAt.current < timings.typingSendEveryMs) return
    sentAt.current = now
    // Ignore errors, such as a lost lease, because sending the answer reports them.
    callConsole('typeWaiting', { body: { id } }).catch(() => undefined)
  }
}
