import type { CallResponse } from '@duetto/shared/contract'
import { limits } from '@duetto/shared/domain'
import type { Deps } from '../../app/deps'
import type { SessionUser } from '../../http/session'
import { findCards } from '../members/cards.repository'
import { presentMessage } from './chat.presenter'
import { findMatchingMessages } from './messages.repository'

const dayMs = 86_400_000

interface Search {
  q: string
  before?: number
}

/** CHAT-01: texts in the member's conversations, as far back as they may read (CHAT-09), newest first. */
export const searchMessages = async (
  deps: Deps,
  { id: userId, paidUser }: SessionUser,
  { q, before }: Search,
): Promise<CallResponse<'searchMessages'>> => {
  const since = paidUser ? null : new Date(deps.now().getTime() - limits.freeChatHistoryDays * dayMs)
  const size = limits.messagesPageSize
  const found = await findMatchingMessages(deps.db, userId, {
    text: q.trim(),
    since,
    before,
    limit: size + 1,
  })
  const rows = found.slice(0, size)
  const others = [...new Set(rows.map((row) => row.other_id))]
  const cards = new Map((await findCards(deps.db, userId, others, deps.now())).map((card) => [card.id, card]))
  return {
    found: rows.flatMap((row) => {
      const profile = cards.get(row.other_id)
      return profile ? [{ message: presentMessage(row, userId), profile }] : []
    }),
    has_more: found.length > size,
  }
}
