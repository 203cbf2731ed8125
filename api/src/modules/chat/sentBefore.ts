import { DomainError } from '../../http/DomainError'
import type { Db } from '../../infra/db/Db'
import { isUniqueViolation } from '../../infra/db/faults'
import type { MessageRow } from './messages.repository'
import { findSent } from './send.repository'
import type { Sending } from './send.repository'

/**
 * What this key sent before, whatever would prevent a second message now: credits spent by the first one, or
 * a block since. Rethrows the failure if the key is new, and `key_reused` if it sent something else.
 */
export const findSentBefore = async (db: Db, sending: Sending, failure: unknown): Promise<MessageRow> => {
  if (!(failure instanceof DomainError || isUniqueViolation(failure, 'messages_send_key'))) throw failure
  const found = await findSent(db, sending.userId, sending.key)
  if (!found) throw failure
  const { other_id: otherId, ...sent } = found
  const isSame =
    (sending.conversation ?? sent.conversation_id) === sent.conversation_id &&
    (sending.profile ?? otherId) === otherId &&
    // What was edited or deleted since is not what was sent any more.
    (sent.edited_at !== null ||
      sent.is_deleted ||
      (['kind', 'text', 'gift', 'media'] as const).every((field) => sent[field] === sending[field]))
  if (!isSame) throw new DomainError('key_reused')
  return sent
}
