import { limits } from '@duetto/shared/domain'
import type { Deps } from '../../app/deps'
import { findReaders } from './conversations.repository'

/** The part of a conversation that its reader may see. */
export interface Sight {
  /** The reader has deleted messages up to this one. */
  clearedId: number
  /** Older messages are hidden from the reader; null for none. */
  since: Date | null
}

const dayMs = 86_400_000

/** CHAT-09: free members see the messages of the last days; Premium members see all. */
export const historySince = (now: Date, isPaid: boolean): Date | null =>
  isPaid ? null : new Date(now.getTime() - limits.freeChatHistoryDays * dayMs)

export const isInSight = (
  { id, created_at: at }: { id: number; created_at: Date | string },
  { clearedId, since }: Sight,
): boolean => id > clearedId && (since === null || new Date(at) >= since)

/** Hides nothing. */
export const everything: Sight = { clearedId: 0, since: null }
const nothing: Sight = { clearedId: Infinity, since: null }

/** Reads what each member of a conversation may see of it; who is no member of it sees nothing. */
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

/** The same for a message that was just sent, without a query where there is nothing to hide. */
export const sightsOf = async (
  deps: Pick<Deps, 'db' | 'now'>,
  { conversation_id: id, quote }: { conversation_id: number; quote: object | null },
): Promise<(userId: number) => Sight> => (quote ? findSights(deps, id) : () => everything)
