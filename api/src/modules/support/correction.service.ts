import { dayMs } from '@duetto/shared/domain'
import type { Deps } from '../../app/deps'
import { DomainError } from '../../http/DomainError'
import { insertAudit } from '../audit/audit.repository'
import type { Actor } from '../audit/audit.repository'
import { findPosted, lockBalance } from '../ledger/ledger.repository'
import type { Balance } from '../ledger/ledger.repository'
import { adjustCredits } from '../ledger/ledger.service'
import { sumCorrections } from './correction.repository'
import { lockKnown } from './notes.repository'

const action = 'credits corrected'

interface Correction {
  id: number
  credits: number
  reason: string
  /** Idempotency key. Reusing it with another amount throws `conflict`. */
  key: string
  ceiling: number
}
export type CorrectionOutcome = 'done' | 'above_ceiling' | 'not_enough_credits'

export const correctCredits = async (
  { db, now, fanout }: Deps,
  actor: Actor,
  { id, credits, reason, key, ceiling }: Correction,
): Promise<CorrectionOutcome> => {
  const subject = `member ${id}`
  const sourceKey = `correction:${key}`
  const since = new Date(now().getTime() - dayMs)
  const result = await db.tx(async (tx): Promise<Balance | CorrectionOutcome> => {
    if (!(await lockKnown(tx, id))) throw new DomainError('not_found')
    const before = await lockBalance(tx, id)
    const posted = await findPosted(tx, sourceKey)
    if (posted === credits) return 'done'
    // The response was lost, and the operator has changed the amount before retrying.
    if (posted !== undefined) throw new DomainError('conflict')
    if (before.credits + credits < 0) return 'not_enough_credits'
    const corrected = await sumCorrections(tx, { actor: actor.name, subject, action, since })
    if (corrected + Math.abs(credits) > ceiling) return 'above_ceiling'
    const after = await adjustCredits(tx, { userId: id, credits, sourceKey })
    const change = { before: { credits: before.credits }, after: { credits: after.credits } }
    await insertAudit(tx, actor, { action, subject, reason, details: { credits }, ...change }, now())
    return after
  })
  if (typeof result === 'string') return result
  await fanout.publish(id, { type: 'credits', ...result })
  return 'done'
}
