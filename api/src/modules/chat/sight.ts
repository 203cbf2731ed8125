import { dayMs, limits } from '@duetto/shared/domain'
import type { Deps } from '../../app/deps'
import { findReaders } from './conversations.repository'

export interface Sight {
  clearedId: number
  /** Older messages are hidden from the reader. Null: no limit. */
  since: Date | null
}

/** CHAT-09: start of the history that the member sees. Null for Premium members: no limit. */
export const historySince = (now: Date, isPaid: boolean): Date | null =>
  isPaid ? null : new Date(now.getTime() - limits.freeChatHistoryDays * dayMs)

export const isInSight = (
  { id, created_at: at }: { id: number; created_at: Date | string },
  { clearedId, since }: Sight,
): boolean => id > clearedId && (since === null || new Date(at) >= since)

export const everything: Sight = { clearedId: 0, since: null }
const nothing: Sight = { clearedId: Infinity, since: null }

export const findSights = async (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  conversationId: number,
): Promise<(userId: number) => Sight> => {
  const rows = await findReaders(db, conversationId)
  return (userId) => {
    const row = rows.find(({ user_id }) => user_id === userId)
    return row ? { clearedId: row.cleared_id, since: historySince(now(), row.paid_user) } : nothing
  }
}

export const sightsOf = async (
  deps: Pick<Deps, 'db' | 'now'>,
  { conversation_id: id, quote }: { conversation_id: number; quote: object | null },
): Promise<(userId: number) => Sight> => (quote ? findSights(deps, id) : () => everything)
