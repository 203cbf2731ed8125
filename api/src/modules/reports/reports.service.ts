import type { CallResponse } from '@duetto/shared/contract'
import { limits } from '@duetto/shared/domain'
import { DomainError } from '../../http/DomainError'
import type { Deps } from '../../app/deps'
import { mailComposer } from '../../infra/delivery/compose'
import { formatDay } from '../../texts/format'
import { canMail } from '../accounts/attempts/mailLimit'
import { createReference } from './reference'
import { insertComplaint } from './complaints.repository'
import { findContact, findReportedProfile, insertReport } from './reports.repository'
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
export interface Sender {
  userId: number | null
  locale: string
  host: string
}
type Receipt = CallResponse<'report'>

export const report = async (
  deps: Deps,
  { userId: reporterId, locale, host }: Sender,
  body: ReportBody,
): Promise<Receipt> => {
  const profileId = await findReportedProfile(deps.db, reporterId, body.kind, body.id)
  if (profileId === undefined) throw new DomainError('not_found')
  const receipt = createReceipt(deps, 'R')
  const contact = reporterId === null ? undefined : await findContact(deps.db, reporterId)
  const to = contact?.email ?? body.email
  const reader = contact ?? { language: locale, host }
  const values = { reference: receipt.reference, date: formatDay(deps.now(), reader.language) }
  const getsReceipt = contact?.is_confirmed || (to !== undefined && (await canMail(deps, to)))
  const mail =
    to && getsReceipt ? (await mailComposer(deps, reader))('report_received', { to, values }) : undefined
  await deps.db.tx(async (tx) => {
    await insertReport(tx, {
      reference: receipt.reference,
      reporterId,
      email: to ?? null,
      host,
      kind: body.kind,
      subjectId: body.id,
      profileId,
      reason: body.reason,
      text: body.text ?? '',
      now: deps.now(),
    })
    if (mail) await deps.mail.send(mail, tx)
  })
  return receipt
}

export const complain = async (
  deps: Deps,
  { userId, locale, host }: Sender,
  body: ComplaintBody,
): Promise<Receipt> => {
  const receipt = createReceipt(deps, 'C')
  const { reference } = receipt
  const values = {
    name: body.name,
    reference,
    date: formatDay(deps.now(), locale),
    days: limits.complaintAnswerDays,
  }
  const getsReceipt = await canMail(deps, body.email)
  const mail = (await mailComposer(deps, { language: locale, host }))('complaint_received', {
    to: body.email,
    values,
  })
  await deps.db.tx(async (tx) => {
    await insertComplaint(tx, { ...body, reference, userId, language: locale, host, now: deps.now() })
    if (getsReceipt) await deps.mail.send(mail, tx)
  })
  return receipt
}

const createReceipt = (deps: Deps, prefix: 'R' | 'C'): Receipt => ({
  ok: true,
  reference: createReference(prefix),
  at: deps.now().toISOString(),
})
