import type { ReportKind } from './reports.repository'
import sql from 'sql-template-tag'
import type { Sql } from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'

export type ReportStatus = 'open' | 'upheld' | 'dismissed'

export interface CaseRow {
  reference: string
  kind: ReportKind | 'copies'
  subject_id: number
  reason: string
  text: string
  status: ReportStatus
  decision: string | null
  created_at: Date
  decided_at: Date | null
  profile_id: number | null
  profile_name: string | null
  reporter_id: number | null
  reporter_name: string | null
}

const columns = sql`
  r.reference, r.kind, r.subject_id, r.reason, r.text, r.status, r.decision, r.created_at, r.decided_at,
  r.profile_id, profile.name as profile_name, r.reporter_id, reporter.name as reporter_name`
const tables = sql`
  reports r left join users profile on profile.id = r.profile_id
    left join users reporter on reporter.id = r.reporter_id`

interface Page {
  limit: number
  offset: number
}

export const findCases = (db: Db, status: ReportStatus, { limit, offset }: Page): Promise<CaseRow[]> => {
  const order: Sql = status === 'open' ? sql`r.created_at, r.id` : sql`r.id desc`
  return db.many<CaseRow>(sql`
    select ${columns} from ${tables} where r.status = ${status}
    order by ${order} limit ${limit} offset ${offset}`)
}

export const findCase = (db: Db, reference: string): Promise<CaseRow | undefined> =>
  db.maybe<CaseRow>(sql`select ${columns} from ${tables} where r.reference = ${reference}`)

export const findCasesOf = (db: Db, side: 'about' | 'by', userId: number): Promise<CaseRow[]> => {
  const isTheirs: Sql = side === 'about' ? sql`r.profile_id = ${userId}` : sql`r.reporter_id = ${userId}`
  return db.many<CaseRow>(sql`
    select ${columns} from ${tables} where ${isTheirs} order by r.id desc limit 100`)
}

export const findReportedParts = async (
  db: Db,
  { kind, subject_id, profile_id }: Pick<CaseRow, 'kind' | 'subject_id' | 'profile_id'>,
): Promise<{ photo_id: number | null; about_me: string | null }> => {
  const isShown: Sql =
    kind === 'photo' ? sql`p.id = ${subject_id}` : sql`p.user_id = ${profile_id} and p.is_main`
  const photo =
    kind === 'message' || kind === 'copies'
      ? undefined
      : await db.maybe<{ id: number }>(sql`select p.id from photos p where ${isShown}`)
  const profile =
    kind === 'profile'
      ? await db.maybe<{ about_me: string }>(sql`select about_me from users where id = ${profile_id}`)
      : undefined
  return { photo_id: photo?.id ?? null, about_me: profile?.about_me ?? null }
}

export interface CaseMessage {
  id: number
  sender_id: number
  sender_name: string
  kind: 'text' | 'photo' | 'gift' | 'gif' | 'voice'
  text: string
  has_media: boolean
  cover: string | null
  score: number | null
  is_deleted: boolean
  created_at: Date
}

const idsAround = (messageId: number, count: number): Sql => sql`
  with reported as (select id, conversation_id from messages where id = ${messageId}),
  earlier as (
    select m.id from messages m join reported r on r.conversation_id = m.conversation_id
    where m.id <= r.id order by m.id desc limit ${count + 1}),
  later as (
    select m.id from messages m join reported r on r.conversation_id = m.conversation_id
    where m.id > r.id order by m.id limit ${count})
  select id from earlier union all select id from later`

export const isMessageAround = async (
  db: Db,
  messageId: number,
  count: number,
  id: number,
): Promise<boolean> =>
  (await db.maybe(sql`select 1 as one where ${id}::bigint in (${idsAround(messageId, count)})`)) !== undefined

export const findMessagesAround = (db: Db, messageId: number, count: number): Promise<CaseMessage[]> =>
  db.many<CaseMessage>(sql`
    select m.id, m.sender_id, u.name as sender_name, m.kind, m.text, m.deleted_at is not null as is_deleted,
      m.created_at, a.id is not null as has_media, a.cover, a.score
    from messages m join users u on u.id = m.sender_id left join message_media a on a.message_id = m.id
    where m.id in (${idsAround(messageId, count)}) order by m.id`)
