import type { CallResponse } from '@duetto/shared/contract'
import { DomainError } from '../../app/DomainError'
import type { Deps } from '../../app/deps'
import { makeReference } from './reference'
import { findReportedProfile, insertComplaint, insertReport } from './reports.repository'
import type { ReportKind } from './reports.repository'

export interface ReportBody {
  kind: ReportKind
  id: number
  reason: string
  text?: string
  email?: string
}
export interface ComplaintBody {
  name: string
  email: string
  subject: string
  text: string
}
type Receipt = CallResponse<'report'>

/** TRUST-06: takes a report of a profile, photo or message, from visitors too, and answers with a reference. */
export const report = async (
  deps: Deps,
  reporter: { id: number } | null,
  body: ReportBody,
): Promise<Receipt> => {
  const reporterId = reporter?.id ?? null
  const profileId = await findReportedProfile(deps.db, reporterId, body.kind, body.id)
  if (profileId === undefined) throw new DomainError('not_found')
  const receipt = makeReceipt(deps, 'R')
  await insertReport(deps.db, {
    reference: receipt.reference,
    reporterId,
    email: body.email ?? null,
    kind: body.kind,
    subjectId: body.id,
    profileId,
    reason: body.reason,
    text: body.text ?? '',
    now: deps.now(),
  })
  return receipt
}

/** Takes a complaint about the service. */
export const complain = async (deps: Deps, userId: number | null, body: ComplaintBody): Promise<Receipt> => {
  const receipt = makeReceipt(deps, 'C')
  await insertComplaint(deps.db, { ...body, reference: receipt.reference, userId, now: deps.now() })
  return receipt
}

const makeReceipt = (deps: Deps, prefix: 'R' | 'C'): Receipt => ({
  ok: true,
  reference: makeReference(prefix),
  at: deps.now().toISOString(),
})
