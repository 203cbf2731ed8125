import type { ConsoleResponse } from '@duetto/shared/contract/console'
import type { Deps } from '../../app/deps'
import { mailComposer } from '../../infra/delivery/compose'
import { formatDay } from '../../texts/format'
import { insertAudit } from '../audit/audit.repository'
import type { Actor } from '../audit/audit.repository'
import { maskEmail } from '../support/memberSearch.service'
import { pageOf, rowsFor } from '../support/page'
import { closeComplaint, findComplaint, findComplaints, hasMeasured } from './complaints.repository'

export const listComplaints = async (
  { db }: Deps,
  page: number,
): Promise<ConsoleResponse<'listComplaints'>> => {
  const { rows, has_more } = pageOf(await findComplaints(db, { all: false, ...rowsFor(page) }))
  const complaints = rows.map(({ status: _, answer: __, host: ___, email, created_at, ...complaint }) => ({
    ...complaint,
    email: maskEmail(email),
    created_at: created_at.toISOString(),
  }))
  return { complaints, has_more }
}

type AnswerOutcome = 'answered' | 'not_open' | 'own_decision'

/** In the console, returns `own_decision` if this operator took the latest measure against the member. */
export const answerComplaint = async (
  deps: Deps,
  actor: Actor,
  { reference, answer }: { reference: string; answer: string | null },
): Promise<AnswerOutcome> => {
  const complaint = await findComplaint(deps.db, reference)
  if (!complaint) return 'not_open'
  const { member, name, email, language, created_at } = complaint
  const compose = await mailComposer(deps, complaint)
  return deps.db.tx(async (tx): Promise<AnswerOutcome> => {
    if (
      actor.operatorId !== undefined &&
      member !== null &&
      (await hasMeasured(tx, member, actor.operatorId))
    )
      return 'own_decision'
    if (!(await closeComplaint(tx, { reference, answer, now: deps.now() }))) return 'not_open'
    if (answer !== null) {
      const values = { name, reference, decision: answer, date: formatDay(created_at, language) }
      await deps.mail.send(compose('complaint_answered', { to: email, values }), tx)
    }
    const line = { action: 'complaint answered', subject: reference, reason: answer ?? undefined }
    await insertAudit(
      tx,
      actor,
      { ...line, before: { status: 'open' }, after: { status: 'answered' } },
      deps.now(),
    )
    return 'answered'
  })
}
