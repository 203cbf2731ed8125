import { timings } from '@duetto/shared/domain'
import { useRef } from 'react'
import { callConsole } from '../server/callConsole'

export const useTyping = (id: number): (() => void) => {
  const sentAt = useRef(-Infinity)
  return () => {
    const now = Date.now()
    if (now - sentAt.current < timings.typingSendEveryMs) return
    sentAt.current = now
    // Ignore errors such as a lost lease, because sending the reply reports them.
    callConsole('typeWaiting', { body: { id } }).catch(() => undefined)
  }
}
