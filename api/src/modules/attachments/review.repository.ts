import type { MediaRefusal } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'
import { messageColumns } from '../chat/messages.repository'
import type { MessageRow } from '../chat/messages.repository'

export interface Reviewed extends MessageRow {
  other_id: number
}

export const setReview = async (
  tx: Db,
  messageId: number,
  refusal: MediaRefusal | null,
): Promise<Reviewed | undefined> => {
  const changed = await tx.run(sql`
    update message_media a set status = ${refusal ? 'rejected' : 'active'}, refusal = ${refusal}
    from messages m where m.id = ${messageId} and m.deleted_at is null and a.message_id = m.id`)
  if (changed === 0) return undefined
  // Use a separate statement, because a combined one would return the attachment with the old review.
  return tx.maybe<Reviewed>(sql`
    update messages m set revision = m.revision + 1
    from conversation_members c
    where m.id = ${messageId} and c.conversation_id = m.conversation_id and c.user_id = m.sender_id
    returning ${messageColumns}, c.other_id`)
}
