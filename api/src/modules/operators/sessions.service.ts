import type { Deps } from '../../app/deps'
import { insertAudit } from '../audit/audit.repository'
import { operatorSubject } from './operators.service'
import { deleteOperatorSession } from './sessions.repository'
import type { OperatorSession } from './sessions.repository'

export const endSession = (
  { db, now }: Deps,
  { operatorId, login }: OperatorSession,
  { id, action }: { id: number; action: 'operator session ended' | 'operator logged out' },
): Promise<boolean> =>
  db.tx(async (tx) => {
    if ((await deleteOperatorSession(tx, id, operatorId)) === 0) return false
    const line = { action, subject: operatorSubject(login), details: { session: id } }
    await insertAudit(tx, { name: login, operatorId }, line, now())
    return true
  })

export const logOutOperator = async (deps: Deps, session: OperatorSession): Promise<void> => {
  if (session.isVerified) await endSession(deps, session, { id: session.id, action: 'operator logged out' })
  else await deleteOperatorSession(deps.db, session.id, session.operatorId)
}
