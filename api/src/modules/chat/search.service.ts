import type { CallResponse, ProfileCard } from '@duetto/shared/contract'
import { limits, searchWords } from '@duetto/shared/domain'
import type { Deps } from '../../app/deps'
import type { SessionUser } from '../../http/session'
import { findCards } from '../members/cards.repository'
import { presentChat, presentMessage } from './chat.presenter'
import { findMatchingMessages, findNamedChats } from './search.repository'
import { everything, historySince } from './sight'

interface Search {
  q: string
  before?: number
}

export const searchMessages = async (
  deps: Deps,
  { id: userId, paidUser }: SessionUser,
  { q, before }: Search,
): Promise<CallResponse<'searchMessages'>> => {
  const since = historySince(deps.now(), paidUser)
  const size = limits.messagesPageSize
  const words = searchWords(q)
  const found = await findMatchingMessages(deps.db, userId, { words, since, before, limit: size + 1 })
  const named = before === undefined ? await findNamedChats(deps.db, userId, words, limits.namedChatsMax) : []
  const rows = found.slice(0, size)
  const others = [...new Set([...rows, ...named].map((row) => row.other_id))]
  const cards = new Map((await findCards(deps.db, userId, others, deps.now())).map((card) => [card.id, card]))
  const withCard = <Row extends { other_id: number }, Item>(
    list: readonly Row[],
    present: (row: Row, profile: ProfileCard) => Item,
  ): Item[] =>
    list.flatMap((row) => {
      const profile = cards.get(row.other_id)
      return profile ? [present(row, profile)] : []
    })
  return {
    found: withCard(rows, (row, profile) => ({
      message: presentMessage({ ...row, quote: null, attachment: null }, userId, everything),
      profile,
    })),
    chats: withCard(named, presentChat),
    has_more: found.length > size,
  }
}
