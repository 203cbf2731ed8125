import type { Deps } from '../../app/deps'
import { DomainError } from '../../http/DomainError'
import { lockUnerased } from '../accounts/deletion/erasure.repository'
import { eraseUser } from '../accounts/deletion/erasure'
import { insertAudit } from '../audit/audit.repository'
import type { Actor } from '../audit/audit.repository'
import { exportData } from '../exports/memberData.service'
import { isKnown } from './notes.repository'

export const exportMember = async (
  deps: Deps,
  actor: Actor,
  { id, reason }: { id: number; reason?: string },
): Promise<Record<string, unknown>> => {
  if (!(await isKnown(deps.db, id))) throw new DomainError('not_found')
  await insertAudit(deps.db, actor, { action: 'export', subject: `member ${id}`, reason }, deps.now())
  return exportData(deps, id)
}

export const eraseMember = async (
  deps: Deps,
  actor: Actor,
  { id, reason }: { id: number; reason: string },
): Promise<void> => {
  await eraseUser(deps, id, async (tx) => {
    if (!(await lockUnerased(tx, id))) throw new DomainError('not_found')
    await insertAudit(tx, actor, { action: 'erase', subject: `member ${id}`, reason }, deps.now())
    return true
  })
  await deps.sessions.announceEnd(id, 'deleted')
}
