import type { ConsoleReport, ConsoleResponse } from '@duetto/shared/contract/console'
import { operatorLimits } from '@duetto/shared/domain'
import type { Deps } from '../../app/deps'
import { DomainError } from '../../http/DomainError'
import type { StoredRow } from '../attachments/attachments.repository'
import { findMediaOf } from '../attachments/queue.repository'
import { explicitnessOf } from '../photos/screening/explicitness'
import { pageOf, rowsFor } from '../support/page'
import {
  findCase,
  findCases,
  findCasesOf,
  findMessagesAround,
  findReportedParts,
  isMessageAround,
} from './cases.repository'
import type { CaseRow, ReportStatus } from './cases.repository'

type ReportRow = ConsoleResponse<'listReports'>['reports'][number]

const personOf = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })

const presentCase = (row: CaseRow): ReportRow => ({
  reference: row.reference,
  kind: row.kind,
  reason: row.reason,
  text: row.text,
  status: row.status,
  created_at: row.created_at.toISOString(),
  decided_at: row.decided_at?.toISOString() ?? null,
  profile: personOf(row.profile_id, row.profile_name),
  reporter: personOf(row.reporter_id, row.reporter_name),
})

export const listReports = async (
  { db }: Deps,
  { status, page }: { status: ReportStatus; page: number },
): Promise<ConsoleResponse<'listReports'>> => {
  const { rows, has_more } = pageOf(await findCases(db, status, rowsFor(page)))
  return { reports: rows.map(presentCase), has_more }
}

const requireCase = async ({ db }: Deps, reference: string): Promise<CaseRow> => {
  const found = await findCase(db, reference)
  if (!found) throw new DomainError('not_found')
  return found
}

export const getReport = async (deps: Deps, reference: string): Promise<ConsoleReport> => {
  const row = await requireCase(deps, reference)
  const { subject_id, decision } = row
  return { ...presentCase(row), subject_id, decision, ...(await findReportedParts(deps.db, row)) }
}

/**
 * Returns the id of the reported message. Throws `not_found` unless the report is of kind `message` or `copies`,
 * because operators may read only reported conversations.
 */
const requireConversation = async (deps: Deps, reference: string): Promise<number> => {
  const { kind, subject_id } = await requireCase(deps, reference)
  if (kind !== 'message' && kind !== 'copies') throw new DomainError('not_found')
  return subject_id
}

export const getReportedConversation = async (
  deps: Deps,
  reference: string,
): Promise<ConsoleResponse<'showConversation'>> => {
  const subjectId = await requireConversation(deps, reference)
  const messages = await findMessagesAround(deps.db, subjectId, operatorLimits.messagesAround)
  return {
    messages: messages.map(({ sender_id, sender_name, has_media, cover, score, created_at, ...message }) => ({
      ...message,
      sender: { id: sender_id, name: sender_name },
      media: has_media ? { cover, explicit: explicitnessOf(score) } : null,
      is_reported: message.id === subjectId,
      created_at: created_at.toISOString(),
    })),
  }
}

export const findReportedMedia = async (
  deps: Deps,
  reference: string,
  messageId: number,
): Promise<StoredRow | undefined> => {
  const subjectId = await requireConversation(deps, reference)
  const isShown = await isMessageAround(deps.db, subjectId, operatorLimits.messagesAround, messageId)
  return isShown ? findMediaOf(deps.db, messageId) : undefined
}

export const getReportsOf = async (
  { db }: Deps,
  userId: number,
): Promise<ConsoleResponse<'getMemberReports'>> => ({
  about: (await findCasesOf(db, 'about', userId)).map(presentCase),
  by: (await findCasesOf(db, 'by', userId)).map(presentCase),
})
