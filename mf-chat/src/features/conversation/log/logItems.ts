import type { Message } from '@duetto/shared/contract'
import type { UnsentMessage } from '../../../entities/outbox/types'

/** What stands in the log, from top to bottom; `key` stays the same when something is inserted. */
export type LogItem =
  | { kind: 'intro'; key: string }
  | { kind: 'day'; key: string; at: string }
  | { kind: 'message'; key: string; message: Message }
  | { kind: 'pending'; key: string; message: UnsentMessage }
  | { kind: 'typing'; key: string }

const dayOf = (at: string): string => new Date(at).toDateString()

interface Given {
  messages: readonly Message[]
  pending: readonly UnsentMessage[]
  isTyping: boolean
  /** False while older messages can be loaded: what stands above the first message would move with each page. */
  hasBegun: boolean
}

export const makeLogItems = ({ messages, pending, isTyping, hasBegun }: Given): LogItem[] => {
  const items: LogItem[] = hasBegun ? [{ kind: 'intro', key: 'intro' }] : []
  let lastDay = ''
  for (const message of messages) {
    const { created_at: at } = message
    const day = dayOf(at)
    // The first one's day may begin in an older page.
    const isNewDay = day !== lastDay && (hasBegun || lastDay !== '')
    if (isNewDay) items.push({ kind: 'day', key: `day-${message.id}`, at })
    lastDay = day
    items.push({ kind: 'message', key: `message-${message.id}`, message })
  }
  for (const message of pending) items.push({ kind: 'pending', key: message.key, message })
  if (isTyping) items.push({ kind: 'typing', key: 'typing' })
  return items
}
