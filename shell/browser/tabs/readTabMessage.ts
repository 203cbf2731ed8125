import type { ServerEvent, User } from '@duetto/shared/contract'
import { readServerEvent } from '../session/readServerEvent'

/** What one tab tells the others of this browser. */
export type TabMessage =
  /** Somebody logged in or out: ask the server who it is. Nothing else is believed. */
  | { type: 'session-changed' }
  /** The tab that holds the stream passes on what the server told. */
  | { type: 'server-event'; userId: number; id: string; event: ServerEvent }
  /** What the tab that polls has read; the others need not ask. */
  | { type: 'polled'; userId: number; user: User; totalUnread: number; totalNewLikes: number }

/** Tabs of an older or newer build of the shell may be open; what they mean is not guessed. */
export const tabVersion = 1

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0

const isUser = (value: unknown, id: unknown): value is User =>
  isRecord(value) && value.id === id && isCount(value.credits) && isRecord(value.profile)

/** The message, or null for anything that is not one: whatever runs in the origin can write into the channel. */
export const readTabMessage = (data: unknown): TabMessage | null => {
  if (!isRecord(data) || data.v !== tabVersion) return null
  const { type, userId, id, user, totalUnread, totalNewLikes } = data
  if (type === 'session-changed') return { type }
  if (!isCount(userId)) return null
  if (type === 'server-event') {
    const event = readServerEvent(data.event)
    return event && typeof id === 'string' ? { type, userId, id, event } : null
  }
  if (type !== 'polled' || !isUser(user, userId) || !isCount(totalUnread) || !isCount(totalNewLikes))
    return null
  return { type, userId, user, totalUnread, totalNewLikes }
}
