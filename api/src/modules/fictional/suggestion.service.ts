import type { Deps } from '../../app/deps'
import { DomainError } from '../../http/DomainError'
import { findNewestText } from './inbox.repository'
import { requireSide } from './inbox.service'
import { findLeaseHolder } from './leases.repository'

/**
 * Returns the script's answer to the member's newest text, for an operator to check and send. Null if the script has no
 * answer: its echoes and questions, for which members do not pay, are never suggested. Throws `conflict` unless the
 * operator holds the lease.
 */
export const suggestAnswer = async (
  deps: Deps,
  { operatorId, conversationId }: { operatorId: number; conversationId: number },
): Promise<string | null> => {
  const { user_id: fictionalId, other_id: memberId } = await requireSide(deps, conversationId)
  const holder = await findLeaseHolder(deps.db, conversationId, deps.now())
  if (holder?.id !== operatorId) throw new DomainError('conflict')
  const message = await findNewestText(deps.db, conversationId, memberId)
  if (!message || !deps.script) return null
  return deps.script({ fictionalId, memberId, conversation: conversationId, message })
}
