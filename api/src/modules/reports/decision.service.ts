import type { Deps } from '../../app/deps'
import { mailComposer } from '../../infra/delivery/compose'
import { insertAudit } from '../audit/audit.repository'
import type { Actor } from '../audit/audit.repository'
import { closeReport, findReporterLanguage } from './decision.repository'
import type { Verdict } from './decision.repository'

export const decideReport = async (
  deps: Deps,
  actor: Actor,
  { reference, status, decision }: { reference: string; status: Verdict; decision: string },
): Promise<boolean> => {
  const compose = await mailComposer(deps, await findReporterLanguage(deps.db, reference))
  return deps.db.tx(async (tx) => {
    const report = await closeReport(tx, { reference, status, decision, now: deps.now() })
    if (!report) return false
    if (report.email) {
      const values = { reference, decision }
      await deps.mail.send(compose('report_decided', { to: report.email, values }), tx)
    }
    const line = {
      action: `report ${status}`,
      subject: reference,
      reason: decision,
      before: { status: 'open' },
      after: { status },
    }
    await insertAudit(tx, actor, line, deps.now())
    return true
  })
}
