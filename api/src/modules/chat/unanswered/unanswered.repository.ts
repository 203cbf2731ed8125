import sql, { empty } from 'sql-template-tag'
import type { Sql } from 'sql-template-tag'
import type { Db } from '../../../infra/db/Db'
import { messageColumns } from '../messages.repository'
import type { MessageRow } from '../messages.repository'

export interface Unanswered {
  id: number
  conversation_id: number
  user_id: number
  fictional_id: number
}

interface Range {
  since: Date
  before: Date
  answerWithinMs: number
}

const isUnanswered = (fictionalId: Sql, answerWithinMs?: number): Sql => sql`
  m.credits > 0 and m.refunded_at is null and m.deleted_at is null and not exists (
    select 1 from messages answer where answer.conversation_id = m.conversation_id and answer.id > m.id
      and answer.sender_id = ${fictionalId}
      ${answerWithinMs === undefined ? empty : sql`and answer.created_at <= m.created_at + ${answerWithinMs}::float8 * interval '1 ms'`})`

export const findOverdue = (db: Db, { since, before, answerWithinMs }: Range): Promise<Unanswered[]> =>
  db.many<Unanswered>(sql`
    select m.id, m.conversation_id, m.sender_id as user_id, f.id as fictional_id
    from users f join conversation_members c on c.user_id = f.id and c.last_at > ${since}
    join messages m on m.conversation_id = c.conversation_id and m.sender_id = c.other_id
    where f.is_fictional and m.created_at > ${since} and m.created_at <= ${before}
      and ${isUnanswered(sql`f.id`, answerWithinMs)}
    order by m.id limit 500`)

export const findSinceAnswer = (db: Db, fictionalId: number, conversationId: number): Promise<Unanswered[]> =>
  db.many<Unanswered>(sql`
    select m.id, m.conversation_id, m.sender_id as user_id, f.id as fictional_id
    from users f join messages m on m.sender_id <> f.id
    where f.id = ${fictionalId} and f.is_fictional and m.conversation_id = ${conversationId}
      and ${isUnanswered(sql`f.id`)}
    order by m.id`)

/**
 * Returns undefined if the message was answered (within `answerWithinMs`, if given), deleted or refunded in the
 * meantime. The conversation must be locked.
 */
export const markRefunded = (
  tx: Db,
  { id, fictional_id: fictionalId }: Unanswered,
  { now, answerWithinMs }: { now: Date; answerWithinMs?: number },
): Promise<MessageRow | undefined> =>
  tx.maybe<MessageRow>(sql`
    update messages m set refunded_at = ${now}, revision = m.revision + 1
    where m.id = ${id} and ${isUnanswered(sql`${fictionalId}`, answerWithinMs)}
    returning ${messageColumns}`)
