import { dayMs } from '@duetto/shared/domain'
import type { HouseRule } from '@duetto/shared/domain'
import type { Deps } from '../../../app/deps'
import { mailComposer } from '../../../infra/delivery/compose'
import { formatDay } from '../../../texts/format'
import { ruleName } from '../../../texts/mails/measureMails'
import { insertAudit } from '../../audit/audit.repository'
import type { Actor } from '../../audit/audit.repository'
import {
  endRestriction,
  endWarning,
  findAddressee,
  insertMeasure,
  lockActive,
  raiseVersion,
  saveRestriction,
} from './measures.repository'

export interface Measure {
  id: number
  rule: HouseRule
  text: string
}

const applyMeasure = async (
  deps: Deps,
  actor: Actor,
  { id, rule, text }: Measure,
  until: Date | null,
): Promise<boolean> => {
  const now = deps.now()
  const member = await findAddressee(deps.db, id)
  if (member?.status !== 'active') return false
  const compose = await mailComposer(deps, member)
  const values = {
    name: member.name,
    rule: ruleName(rule, member.language),
    decision: text,
    until: until ? formatDay(until, member.language) : '',
  }
  const kind = until ? 'restriction' : 'warning'
  const mail = compose(until ? 'restricted' : 'warned', { to: member.email, values, path: '/complaints' })
  const isApplied = await deps.db.tx(async (tx) => {
    if (!(await lockActive(tx, id))) return false
    if (until) {
      await endRestriction(tx, id, now)
      await saveRestriction(tx, id, until)
    }
    await insertMeasure(tx, id, { kind, rule, text, until }, now)
    await raiseVersion(tx, id)
    await deps.mail.send(mail, tx)
    const action = until ? 'member restricted' : 'member warned'
    const after = until ? { restricted_until: until.toISOString() } : undefined
    await insertAudit(
      tx,
      actor,
      { action, subject: `member ${id}`, details: { rule }, reason: text, after },
      now,
    )
    return true
  })
  if (isApplied) await deps.fanout.publish(id, { type: 'resync' })
  return isApplied
}

export const warnMember = (deps: Deps, actor: Actor, measure: Measure): Promise<boolean> =>
  applyMeasure(deps, actor, measure, null)

export const restrictMember = (
  deps: Deps,
  actor: Actor,
  { days, ...measure }: Measure & { days: number },
): Promise<boolean> => applyMeasure(deps, actor, measure, new Date(deps.now().getTime() + days * dayMs))

export const liftRestriction = async (
  deps: Deps,
  actor: Actor,
  { id, reason }: { id: number; reason: string },
): Promise<boolean> => {
  const now = deps.now()
  const isLifted = await deps.db.tx(async (tx) => {
    if (!(await endRestriction(tx, id, now))) return false
    // Lock the member before the wallet, like `applyMeasure`, or the two could deadlock.
    await raiseVersion(tx, id)
    await saveRestriction(tx, id, null)
    await insertAudit(tx, actor, { action: 'restriction lifted', subject: `member ${id}`, reason }, now)
    return true
  })
  if (isLifted) await deps.fanout.publish(id, { type: 'resync' })
  return isLifted
}

export const confirmWarning = async (deps: Deps, userId: number, id: number): Promise<void> => {
  const isEnded = await deps.db.tx(async (tx) => {
    if (!(await endWarning(tx, userId, id, deps.now()))) return false
    await raiseVersion(tx, userId)
    return true
  })
  if (isEnded) await deps.fanout.publish(userId, { type: 'resync' })
}
