import type { ConsoleResponse } from '@duetto/shared/contract/console'
import type { Deps } from '../../app/deps'
import { insertAudit } from '../audit/audit.repository'
import { markRead } from '../chat/chat.service'
import { sendAsOperator } from '../chat/write'
import { pageOf, rowsFor } from '../support/page'
import { findFictionalSide, findLatestMessages, findWaiting } from './inbox.repository'
import type { FictionalSide, InboxMessage } from './inbox.repository'

type Operator = Parameters<typeof insertAudit>[1]

/** An operator in the conversation of a fictional member. */
export interface InboxVisit {
  operator: Operator
  conversationId: number
}

/** The conversation does not exist or has no fictional member; operators cannot read those. */
export class NoFictionalSideError extends Error {}

/** Lists waiting conversations for the console, without their content. */
export const listWaiting = async ({ db }: Deps, page: number): Promise<ConsoleResponse<'listWaiting'>> => {
  const { rows, has_more } = pageOf(await findWaiting(db, rowsFor(page)))
  return {
    conversations: rows.map((row) => ({
      id: row.conversation,
      fictional: { id: row.fictional, name: row.name },
      member: { id: row.member, name: row.writes },
      language: row.language,
      unread: row.unread,
      last_at: row.last_at.toISOString(),
    })),
    has_more,
  }
}

const requireSide = async ({ db }: Deps, conversationId: number): Promise<FictionalSide> => {
  const side = await findFictionalSide(db, conversationId)
  if (!side)
    throw new NoFictionalSideError(`There is no conversation ${conversationId} of a fictional member.`)
  return side
}

const record = ({ db, now }: Deps, { operator, conversationId }: InboxVisit, action: string) =>
  insertAudit(db, operator, { action, subject: `conversation ${conversationId}` }, now())

/** Returns the latest messages, oldest first, and records the view. */
export const readConversation = async (deps: Deps, visit: InboxVisit): Promise<InboxMessage[]> => {
  await requireSide(deps, visit.conversationId)
  await record(deps, visit, 'conversation read')
  return (await findLatestMessages(deps.db, visit.conversationId)).reverse()
}

/**
 * Sends an answer as the fictional member and returns that member's id. Messages after `seen`, the newest that the
 * operator has read, go on waiting.
 */
export const replyAsFictional = async (
  deps: Deps,
  visit: InboxVisit,
  { text, seen }: { text: string; seen?: number },
): Promise<number> => {
  const { conversationId } = visit
  const { user_id: senderId } = await requireSide(deps, conversationId)
  const message = await sendAsOperator(deps, senderId, conversationId, text)
  await markRead(deps, senderId, conversationId, seen ?? message)
  await record(deps, visit, 'fictional reply')
  return senderId
}

/** Ends the wait without an answer and returns the fictional member's id. */
export const finishConversation = async (deps: Deps, visit: InboxVisit): Promise<number> => {
  const { conversationId } = visit
  const { user_id: readerId, last_message_id: newest } = await requireSide(deps, conversationId)
  await markRead(deps, readerId, conversationId, newest)
  await record(deps, visit, 'conversation done')
  return readerId
}
