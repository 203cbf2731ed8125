import type { CallResponse } from '@duetto/shared/contract'
import { DomainError } from '../../http/DomainError'
import type { Deps } from '../../app/deps'
import { hasBlocked } from '../blocks/blocks.repository'
import { findCard } from '../members/cards.repository'
import { presentMessage } from './chat.presenter'
import { findConversationWith, requireView } from './conversations.repository'
import type { ConversationView } from './conversations.repository'
import { findPaidLots } from '../ledger/lots.repository'
import { presentCost } from './cost'
import type { ChatCosts } from './cost'
import { hasOlder } from './messages.repository'
import { findPage } from './page'
import { findSender, findTarget } from './sender.repository'
import { historySince } from './sight'

export interface MessagesQuery {
  conversation?: number
  profile?: number
  before?: number
  after?: number
  around?: number
  from?: string
}
type Messages = CallResponse<'getMessages'>
type Page = Pick<Messages, 'messages' | 'has_more' | 'has_newer' | 'is_history_limited'>

export const getMessages = async (
  deps: Deps,
  userId: number,
  query: MessagesQuery,
  costs: ChatCosts,
): Promise<Messages> => {
  const conversation =
    query.conversation === undefined
      ? await findConversationWith(deps.db, userId, query.profile ?? 0)
      : await requireView(deps.db, userId, query.conversation)
  const otherId = conversation?.other_id ?? query.profile ?? 0
  const profile = await requireVisible(deps, userId, otherId, conversation !== undefined)
  const sender = await findSender(deps.db, userId)
  const page = conversation
    ? await readPage(deps, userId, conversation, query, sender.paid_user)
    : { messages: [], has_more: false, is_history_limited: false }
  return {
    conversation: conversation
      ? {
          id: conversation.conversation_id,
          profile,
          other_read_id: conversation.other_read_id,
          draft: conversation.draft,
          is_blocked: await hasBlocked(deps.db, userId, otherId),
        }
      : null,
    profile,
    ...page,
    cost: presentCost(costs, sender, await findPaidLots(deps.db, userId)),
  }
}

const requireVisible = async (deps: Deps, userId: number, otherId: number, isKnown: boolean) => {
  const target = await findTarget(deps.db, userId, otherId)
  const card = await findCard(deps.db, userId, otherId, deps.now())
  if (!target || !card || target.has_blocked_me || !(isKnown || target.is_in_sight))
    throw new DomainError('not_found')
  return card
}

const readPage = async (
  deps: Deps,
  userId: number,
  { conversation_id: id, cleared_id: clearedId }: ConversationView,
  query: MessagesQuery,
  isPaid: boolean,
): Promise<Page> => {
  const since = historySince(deps.now(), isPaid)
  const sight = { clearedId, since }
  const { rows, ...more } = await findPage(deps.db, id, sight, query)
  return {
    messages: rows.map((row) => presentMessage(row, userId, sight)),
    ...more,
    is_history_limited: since !== null && (await hasOlder(deps.db, id, clearedId, since)),
  }
}
