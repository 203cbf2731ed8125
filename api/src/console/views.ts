import type { Deps } from '../app/deps'
import { insertAudit } from '../modules/audit/audit.repository'
import { hasView, insertView } from '../modules/operators/sessions.repository'
import type { OperatorSession } from '../modules/operators/sessions.repository'
import { ConsoleError } from './ConsoleError'

interface View {
  action: string
  subject: string
  reason?: string
}

/**
 * Audits the first view of a subject in a session. Without `reason`, throws `reason_required` if the session has no
 * such view yet.
 */
export const requireView = async (
  { db, now }: Deps,
  { id, operatorId, login }: OperatorSession,
  { action, subject, reason }: View,
): Promise<void> => {
  const view = `${action}: ${subject}`
  if (reason === undefined) {
    if (!(await hasView(db, id, view))) throw new ConsoleError('reason_required')
    return
  }
  await db.tx(async (tx) => {
    if (!(await insertView(tx, id, view))) return
    await insertAudit(tx, { name: login, operatorId }, { action, subject, reason }, now())
  })
}
