import type { ServerEvent } from '@duetto/shared/contract'

const types: Record<ServerEvent['type'], true> = {
  'chat-pushed': true,
  typing: true,
  read: true,
  'chat-read': true,
  'like-new': true,
  match: true,
  credits: true,
  'session-ended': true,
  resync: true,
}
export const serverEventTypes = Object.keys(types) as ServerEvent['type'][]

/**
 * A stream event, or null if it is not one. The bus validates payloads again; balances and counts are
 * validated here, because the shell uses them itself.
 */
export const readServerEvent = (data: unknown): ServerEvent | null => {
  const event = data as ServerEvent | null
  if (typeof event !== 'object' || event === null || !Object.hasOwn(types, event.type)) return null
  if (event.type === 'credits' && !(Number.isInteger(event.credits) && typeof event.paid_user === 'boolean'))
    return null
  if (event.type === 'chat-pushed' && (typeof event.message !== 'object' || event.message === null))
    return null
  if (event.type === 'chat-read' && !(Number.isInteger(event.total_unread) && event.total_unread >= 0))
    return null
  return event
}
