import type { Deps } from '../../../app/deps'
import { publicSettings } from '../../../infra/delivery/readerSite'
import { lockBalance } from '../../ledger/ledger.repository'
import { returnCredits } from '../../ledger/ledger.service'
import { raiseVersions } from '../../members/versions.repository'
import { announceChange } from '../changes.service'
import { lockConversation } from '../conversations.repository'
import { findSights } from '../sight'
import { findOverdue, findSinceAnswer, markRefunded } from './unanswered.repository'
import type { Unanswered } from './unanswered.repository'

const hourMs = 3_600_000
const catchUpMs = 7 * 24 * hourMs

/**
 * Refunds paid messages that fictional profiles did not answer within `fictional_answer_hours`, even if they answered
 * later. Considers only messages whose deadline passed within the last `catchUpMs`.
 */
export const refundOverdue = async (deps: Deps): Promise<void> => {
  const { fictional_answer_hours: hours } = await publicSettings(deps)
  const answerWithinMs = hours * hourMs
  const before = new Date(deps.now().getTime() - answerWithinMs)
  const since = new Date(before.getTime() - catchUpMs)
  for (const message of await findOverdue(deps.db, { since, before, answerWithinMs }))
    await refund(deps, message, answerWithinMs)
}

/**
 * Refunds all paid messages since the fictional profile's last message. Call it before storing a reply that does not
 * count as an answer.
 */
export const refundSinceAnswer = async (
  deps: Deps,
  fictionalId: number,
  conversationId: number,
): Promise<void> => {
  for (const message of await findSinceAnswer(deps.db, fictionalId, conversationId))
    await refund(deps, message)
}

/** Locks the wallet before the conversation, as sending does, to avoid deadlocks. */
export const refund = async (deps: Deps, message: Unanswered, answerWithinMs?: number): Promise<void> => {
  const { user_id: userId, fictional_id: fictionalId } = message
  const done = await deps.db.tx(async (tx) => {
    await lockBalance(tx, userId)
    await lockConversation(tx, userId, fictionalId)
    const row = await markRefunded(tx, message, { now: deps.now(), answerWithinMs })
    if (!row) return undefined
    const balance = await returnCredits(tx, {
      userId,
      credits: row.credits,
      kind: 'unanswered',
      sourceKey: `unanswered:${row.id}`,
    })
    await raiseVersions(tx, [userId])
    return { row, balance }
  })
  if (!done) return
  const sightOf = await findSights(deps, message.conversation_id)
  await announceChange(deps, { row: done.row }, { user_id: userId, other_id: fictionalId }, sightOf)
  await deps.fanout.publish(userId, { type: 'credits', ...done.balance })
}
