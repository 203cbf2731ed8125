import type { Deps } from '../../app/deps'
import { findNewestText } from './inbox.repository'
import { requireLease, requireSide } from './inbox.service'

export const suggestAnswer = async (
  deps: Deps,
  { operatorId, conversationId }: { operatorId: number; conversationId: number },
): Promise<string | null> => {
  const { user_id: fictionalId, other_id: memberId } = await requireSide(deps, conversationId)
  await requireLease(deps, { operatorId, conversationId })
  const message = await findNewestText(deps.db, conversationId, memberId)
  if (!message || !deps.script) return null
  return deps.script({ fictionalId, memberId, conversation: conversationId, message })
}
