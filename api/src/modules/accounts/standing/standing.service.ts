import type { Deps } from '../../../app/deps'
import { mailComposer } from '../../../infra/delivery/compose'
import type { OutgoingMail } from '../../../infra/delivery/ports'
import { ruleName } from '../../../texts/mails/measureMails'
import { insertAudit } from '../../audit/audit.repository'
import type { Actor } from '../../audit/audit.repository'
import { announceEnded, endCredentials } from '../credentials/credentials'
import type { Measure } from './measures.service'
import { findAddressee } from './measures.repository'
import { changeStatus } from './standing.repository'

export const suspendMember = async (
  deps: Deps,
  actor: Actor,
  { id, rule, text }: Measure,
): Promise<boolean> => {
  const mail = await composeMail(deps, id, 'suspended', (language) => ({
    rule: ruleName(rule, language),
    decision: text,
  }))
  const isSuspended = await deps.db.tx(async (tx) => {
    if (!(await changeStatus(tx, id, { from: 'active', to: 'suspended' }))) return false
    await endCredentials(deps, tx, 'suspended', { userId: id })
    if (mail) await deps.mail.send(mail, tx)
    const line = { action: 'member suspended', subject: `member ${id}`, details: { rule }, reason: text }
    const change = { before: { status: 'active' }, after: { status: 'suspended' } }
    await insertAudit(tx, actor, { ...line, ...change }, deps.now())
    return true
  })
  if (isSuspended) await announceEnded(deps, 'suspended', { userId: id })
  return isSuspended
}

export const restoreMember = async (
  deps: Deps,
  actor: Actor,
  { id, reason }: { id: number; reason: string },
): Promise<boolean> => {
  const mail = await composeMail(deps, id, 'restored')
  return deps.db.tx(async (tx) => {
    if (!(await changeStatus(tx, id, { from: 'suspended', to: 'active' }))) return false
    if (mail) await deps.mail.send(mail, tx)
    const change = { before: { status: 'suspended' }, after: { status: 'active' } }
    await insertAudit(
      tx,
      actor,
      { action: 'member active', subject: `member ${id}`, reason, ...change },
      deps.now(),
    )
    return true
  })
}

const composeMail = async (
  deps: Deps,
  id: number,
  name: 'suspended' | 'restored',
  valuesIn: (language: string) => Record<string, string> = () => ({}),
): Promise<OutgoingMail | null> => {
  const member = await findAddressee(deps.db, id)
  if (!member) return null
  const compose = await mailComposer(deps, member)
  const values = { name: member.name, ...valuesIn(member.language) }
  return compose(name, { to: member.email, values, path: name === 'suspended' ? '/complaints' : '/login' })
}
