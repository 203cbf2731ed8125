import type { Message } from '@duetto/shared/contract'
import type { UnsentMessage } from '../../../entities/outbox/types'

export type LogItem =
  | { kind: 'intro'; key: string }
  | { kind: 'day'; key: string; at: string }
  | { kind: 'message'; key: string; message: Message; isRunEnd: boolean }
  | { kind: 'pending'; key: string; message: UnsentMessage }
  | { kind: 'typing'; key: string }

const dayOf = (at: string): string => new Date(at).toDateString()
const minuteOf = ({ created_at: at }: Message): number => Math.floor(Date.parse(at) / 60_000)

/** A run also ends before a deleted message, which shows no time. */
const isSameRun = (message: Message, next: Message): boolean =>
  message.is_mine === next.is_mine && minuteOf(message) === minuteOf(next) && !next.is_deleted

/** An unsent message stores a copy of its quoted message, which can be edited or deleted before it is sent. */
const withCurrentQuote = (unsent: UnsentMessage, messages: readonly Message[]): UnsentMessage => {
  const { quote } = unsent
  const quoted = quote && messages.find(({ id }) => id === quote.id)
  if (!quoted || !(quoted.is_deleted || quoted.edited_at)) return unsent
  return { ...unsent, quote: { ...quote, kind: quoted.kind, text: quoted.text } }
}

interface LogInput {
  messages: readonly Message[]
  pending: readonly UnsentMessage[]
  isTyping: boolean
  hasReachedStart: boolean
}

export const createLogItems = ({ messages, pending, isTyping, hasReachedStart }: LogInput): LogItem[] => {
  const items: LogItem[] = hasReachedStart ? [{ kind: 'intro', key: 'intro' }] : []
  let lastDay = ''
  for (const [index, message] of messages.entries()) {
    const { created_at: at } = message
    const day = dayOf(at)
    // Omit the day of the first loaded message if an older page may contain the start of that day.
    const isNewDay = day !== lastDay && (hasReachedStart || lastDay !== '')
    if (isNewDay) items.push({ kind: 'day', key: `day-${message.id}`, at })
    lastDay = day
    const next = messages[index + 1]
    const isRunEnd = !next || !isSameRun(message, next)
    items.push({ kind: 'message', key: `message-${message.id}`, message, isRunEnd })
  }
  for (const unsent of pending)
    items.push({ kind: 'pending', key: unsent.key, message: withCurrentQuote(unsent, messages) })
  if (isTyping) items.push({ kind: 'typing', key: 'typing' })
  return items
}
