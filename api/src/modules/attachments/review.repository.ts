import type { MediaRefusal } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'
import { messageColumns } from '../chat/messages.repository'
import type { MessageRow } from '../chat/messages.repository'

export interface Reviewed extends MessageRow {
  other_id: number
}

export type Review = {
  status: 'pending' | 'active' | 'rejected'
  refusal: MediaRefusal | null
}

export const setReview = async (
  tx: Db,
  messageId: number,
  { status, refusal }: Review,
): Promise<Reviewed | undefined> => {
  await tx.run(sql`
    update message_media set status = ${status}, refusal = ${refusal} where message_id = ${messageId}`)
  return raiseRevision(tx, messageId)
}

/**
 * Must be a separate statement after the change to the media, because a CTE would return the media of the old snapshot.
 */
export const raiseRevision = (tx: Db, messageId: number): Promise<Reviewed | undefined> =>
  tx.maybe<Reviewed>(sql`
    update messages m set revision = m.revision + 1
    from conversation_members c
    where m.id = ${messageId} and c.conversation_id = m.conversation_id and c.user_id = m.sender_id
    returning ${messageColumns}, c.other_id`)

export const markMediaRefunded = (tx: Db, messageId: number, now: Date): Promise<number> =>
  tx.run(sql`
    update messages set refunded_at = ${now} where id = ${messageId} and credits > 0 and refunded_at is null`)

export const unmarkMediaRefunded = (tx: Db, messageId: number): Promise<number> =>
  tx.run(sql`update messages set refunded_at = null where id = ${messageId}`)

export const findSender = (tx: Db, messageId: number): Promise<{ sender_id: number } | undefined> =>
  tx.maybe<{ sender_id: number }>(sql`select sender_id from messages where id = ${messageId}`)
