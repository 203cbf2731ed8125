import type { ServerEvent, User } from '@duetto/shared/contract'
import { readServerEvent } from '../stream/readServerEvent'

export type TabMessage =
  | { type: 'session-changed' }
  | { type: 'member-left' }
  | { type: 'server-event'; userId: number; id: string; event: ServerEvent }
  | { type: 'polled'; userId: number; user: User; totalUnread: number; totalNewLikes: number }

export const tabVersion = 1

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0

const isUser = (value: unknown, id: unknown): value is User =>
  isRecord(value) && value.id === id && isCount(value.credits) && isRecord(value.profile)

/** Null for an invalid message. Tabs of another release can use the same channel. */
export const readTabMessage = (data: unknown): TabMessage | null => {
  if (!isRecord(data) || data.v !== tabVersion) return null
  const { type, userId, id, user, totalUnread, totalNewLikes } = data
  if (type === 'session-changed' || type === 'member-left') return { type }
  if (!isCount(userId)) return null
  if (type === 'server-event') {
    const event = readServerEvent(data.event)
    return event && typeof id === 'string' ? { type, userId, id, event } : null
  }
  if (type !== 'polled' || !isUser(user, userId) || !isCount(totalUnread) || !isCount(totalNewLikes))
    return null
  return { type, userId, user, totalUnread, totalNewLikes }
}
