import { DomainError } from '../../http/DomainError'
import type { Db } from '../../infra/db/Db'
import { isUniqueViolation } from '../../infra/db/databaseErrors'
import type { MessageRow } from './messages.repository'
import { findSent } from './send.repository'
import type { Sending } from './send.repository'

/**
 * Throws `key_reused` if the message already sent with this key differs from `sending`. Rethrows `failure` if the key
 * is new or a repeated send cannot have caused it.
 */
export const findSentBefore = async (db: Db, sending: Sending, failure: unknown): Promise<MessageRow> => {
  if (!(failure instanceof DomainError || isUniqueViolation(failure, 'messages_send_key'))) throw failure
  const found = await findSent(db, sending.userId, sending.key)
  if (!found) throw failure
  const { other_id: otherId, ...sent } = found
  const isSame =
    (sending.conversation ?? sent.conversation_id) === sent.conversation_id &&
    (sending.profile ?? otherId) === otherId &&
    // An edited or deleted message no longer equals the original request.
    (sent.edited_at !== null ||
      sent.is_deleted ||
      (['kind', 'text', 'gift', 'media'] as const).every((field) => sent[field] === sending[field]))
  if (!isSame) throw new DomainError('key_reused')
  return sent
}
