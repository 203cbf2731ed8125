import type { ServerEvent } from '@duetto/shared/contract'

const types: Record<ServerEvent['type'], true> = {
  'chat-pushed': true,
  'message-changed': true,
  typing: true,
  read: true,
  'chat-read': true,
  'chat-kept': true,
  'like-new': true,
  match: true,
  credits: true,
  'session-ended': true,
  resync: true,
}
export const serverEventTypes = Object.keys(types) as ServerEvent['type'][]

const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null

export const readServerEvent = (data: unknown): ServerEvent | null => {
  const event = data as ServerEvent | null
  if (typeof event !== 'object' || event === null || !Object.hasOwn(types, event.type)) return null
  if (event.type === 'credits' && !(Number.isInteger(event.credits) && typeof event.paid_user === 'boolean'))
    return null
  if ((event.type === 'chat-pushed' || event.type === 'message-changed') && !isObject(event.message))
    return null
  if (event.type === 'message-changed' && event.unread !== undefined && !isCount(event.unread?.total))
    return null
  const hasTotal = event.type === 'chat-read' || event.type === 'chat-kept'
  if (hasTotal && !isCount(event.total_unread)) return null
  return event
}
