import type { Deps } from '../../../app/deps'
import { insertAudit } from '../../audit/audit.repository'
import type { Actor } from '../../audit/audit.repository'
import { announceEnded, endCredentials } from '../credentials/credentials'
import { changeStatus } from './standing.repository'
import type { Standing } from './standing.repository'

const opposite = { active: 'suspended', suspended: 'active' } as const

/**
 * TRUST-10: suspends a member, which ends their sessions at once, or lifts the suspension. Returns false if the member
 * is not in the opposite state.
 */
export const setStanding = async (
  deps: Deps,
  actor: Actor,
  { id, to, reason }: { id: number; to: Standing; reason: string },
): Promise<boolean> => {
  const from = opposite[to]
  const isChanged = await deps.db.tx(async (tx) => {
    if (!(await changeStatus(tx, id, { from, to }))) return false
    if (to === 'suspended') await endCredentials(deps, tx, 'suspended', { userId: id })
    const change = { before: { status: from }, after: { status: to } }
    await insertAudit(
      tx,
      actor,
      { action: `member ${to}`, subject: `member ${id}`, reason, ...change },
      deps.now(),
    )
    return true
  })
  if (isChanged && to === 'suspended') await announceEnded(deps, 'suspended', { userId: id })
  return isChanged
}
