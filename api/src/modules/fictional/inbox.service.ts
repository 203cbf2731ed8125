import type { ConsoleResponse } from '@duetto/shared/contract/console'
import type { Deps } from '../../app/deps'
import { insertAudit } from '../audit/audit.repository'
import { DomainError } from '../../http/DomainError'
import type { Db } from '../../infra/db/Db'
import { markRead } from '../chat/chat.service'
import { sendAsOperator } from '../chat/write'
import { insertAnswer } from './answers.repository'
import { pageOf, rowsFor } from '../support/page'
import { findFictionalSide, findLatestMessages, findWaiting } from './inbox.repository'
import { endLease, findLeaseHolder } from './leases.repository'
import type { FictionalSide, InboxMessage } from './inbox.repository'

type Operator = Parameters<typeof insertAudit>[1]

export interface InboxVisit {
  operator: Operator
  conversationId: number
}

export class NoFictionalSideError extends DomainError {
  constructor(conversationId: number) {
    super('not_found')
    this.message = `There is no conversation ${conversationId} of a fictional member.`
  }
}

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

export const requireSide = async ({ db }: Deps, conversationId: number): Promise<FictionalSide> => {
  const side = await findFictionalSide(db, conversationId)
  if (!side) throw new NoFictionalSideError(conversationId)
  return side
}

export const auditVisit = ({ db, now }: Deps, { operator, conversationId }: InboxVisit, action: string) =>
  insertAudit(db, operator, { action, subject: `conversation ${conversationId}` }, now())

export const readConversation = async (deps: Deps, visit: InboxVisit): Promise<InboxMessage[]> => {
  await requireSide(deps, visit.conversationId)
  await auditVisit(deps, visit, 'conversation read')
  const messages = (await findLatestMessages(deps.db, visit.conversationId)).reverse()
  return messages.map(({ message, created_at, from, kind, text }) => ({
    message,
    created_at,
    from,
    kind,
    text,
  }))
}

export const requireLease = async (
  { db, now }: Deps,
  { operatorId, conversationId }: { operatorId: number; conversationId: number },
): Promise<void> => {
  const holder = await findLeaseHolder(db, conversationId, now())
  if (holder?.id !== operatorId) throw new DomainError('conflict')
}

/**
 * Ends the operator's lease, or throws `conflict` if there is none. A command needs no lease, but no operator may hold
 * one.
 */
const requireTurn = async (tx: Db, now: Date, { operator, conversationId }: InboxVisit): Promise<void> => {
  const { operatorId } = operator
  const isFree =
    operatorId === undefined
      ? (await findLeaseHolder(tx, conversationId, now)) === undefined
      : await endLease(tx, { conversationId, operatorId, now })
  if (!isFree) throw new DomainError('conflict', { reason: 'another operator has the conversation' })
}

/**
 * Marks messages up to `seen` (by default, all) as read. Later messages remain unread, so the conversation stays in the
 * inbox. Returns the fictional profile's id.
 */
export const replyAsFictional = async (
  deps: Deps,
  visit: InboxVisit,
  { text, seen }: { text: string; seen?: number },
): Promise<number> => {
  const { conversationId } = visit
  const { user_id: senderId } = await requireSide(deps, conversationId)
  const message = await sendAsOperator(deps, senderId, conversationId, text, async (tx) => {
    await requireTurn(tx, deps.now(), visit)
    await insertAnswer(tx, { conversationId, fictionalId: senderId, now: deps.now() })
  })
  await markRead(deps, senderId, conversationId, seen ?? message)
  await auditVisit(deps, visit, 'fictional reply')
  return senderId
}

export const finishConversation = async (deps: Deps, visit: InboxVisit, seen?: number): Promise<number> => {
  const { conversationId } = visit
  const { user_id: readerId, last_message_id: newest } = await requireSide(deps, conversationId)
  await requireTurn(deps.db, deps.now(), visit)
  await markRead(deps, readerId, conversationId, seen ?? newest)
  await auditVisit(deps, visit, 'conversation done')
  return readerId
}
