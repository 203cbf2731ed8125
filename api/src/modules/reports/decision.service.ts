import type { Deps } from '../../app/deps'
import { mailComposer } from '../../infra/delivery/compose'
import { insertAudit } from '../audit/audit.repository'
import type { Actor } from '../audit/audit.repository'
import { closeReport, findReporter } from './decision.repository'
import type { Verdict } from './decision.repository'

export const decideReport = async (
  deps: Deps,
  actor: Actor,
  { reference, status, decision }: { reference: string; status: Verdict; decision: string },
): Promise<boolean> => {
  const reporter = await findReporter(deps.db, reference)
  if (!reporter) return false
  const compose = await mailComposer(deps, reporter)
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
