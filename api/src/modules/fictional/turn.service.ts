import type { Deps } from '../../app/deps'
import type { Actor } from '../audit/audit.repository'
import { sendTyping } from '../chat/chat.service'
import { addNote } from '../support/notes.service'
import { auditVisit, requireLease, requireSide } from './inbox.service'
import { endLease } from './leases.repository'

interface Turn {
  operator: Required<Actor>
  conversationId: number
}

export const typeAsFictional = async (deps: Deps, { operator, conversationId }: Turn): Promise<void> => {
  const { user_id: writerId } = await requireSide(deps, conversationId)
  await requireLease(deps, { operatorId: operator.operatorId, conversationId })
  await sendTyping(deps, writerId, conversationId)
}

export const releaseConversation = async (deps: Deps, turn: Turn, note?: string): Promise<void> => {
  const { operator, conversationId } = turn
  const { other_id: memberId } = await requireSide(deps, conversationId)
  await deps.db.tx(async (tx) => {
    const scoped = { ...deps, db: tx }
    await endLease(tx, { conversationId, operatorId: operator.operatorId, now: deps.now() })
    if (note !== undefined)
      await addNote(scoped, operator, { id: memberId, text: note, conversation: conversationId })
    await auditVisit(scoped, turn, 'conversation handed over')
  })
}
