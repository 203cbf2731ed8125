import type { HouseRule } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import type { Sql } from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'
import type { Reader } from '../../infra/delivery/readerSite'
import { maySee } from '../members/visibility.repository'

export type ReportKind = 'profile' | 'photo' | 'message'

/**
 * Unlike `maySee`, includes active members who block the reporter but have a conversation with the reporter: blocking
 * must not prevent a report.
 */
const isKnownTo = (reporterId: number | null): Sql => sql`(${maySee(reporterId)} or u.status = 'active'
  and exists (select 1 from conversation_members where user_id = ${reporterId}::bigint and other_id = u.id))`

export const findReportedProfile = async (
  db: Db,
  reporterId: number | null,
  kind: ReportKind,
  id: number,
): Promise<number | undefined> => {
  const statement = {
    profile: sql`select u.id from users u where u.id = ${id} and ${isKnownTo(reporterId)}`,
    photo: sql`
      select p.user_id as id from photos p join users u on u.id = p.user_id
      where p.id = ${id} and p.status = 'active' and ${isKnownTo(reporterId)}`,
    message: sql`
      select m.sender_id as id from messages m
      join conversation_members mine on mine.conversation_id = m.conversation_id
        and mine.user_id = ${reporterId}::bigint
      where m.id = ${id} and m.sender_id <> ${reporterId}::bigint`,
  }[kind]
  return (await db.maybe<{ id: number }>(statement))?.id
}

export interface NewReport {
  reference: string
  reporterId: number | null
  email: string | null
  host: string | null
  kind: ReportKind
  subjectId: number
  profileId: number
  reason: string
  text: string
  now: Date
}
export const insertReport = (db: Db, report: NewReport): Promise<number> =>
  db.run(sql`
    insert into reports
      (reference, reporter_id, email, host, kind, subject_id, profile_id, reason, text, created_at)
    values (${report.reference}, ${report.reporterId}, ${report.email}, ${report.host},
      ${report.kind}, ${report.subjectId}, ${report.profileId}, ${report.reason}, ${report.text}, ${report.now})`)

export interface AutomaticReport {
  kind: 'copies'
  reason: HouseRule
  profileId: number
  subjectId: number
}

export const insertAutomaticReport = (
  db: Db,
  report: AutomaticReport & { reference: string; now: Date },
): Promise<number> =>
  db.run(sql`
    insert into reports (reference, kind, subject_id, profile_id, reason, created_at)
    values (${report.reference}, ${report.kind}, ${report.subjectId}, ${report.profileId}, ${report.reason}, ${report.now})
    on conflict (profile_id, ((created_at at time zone 'UTC')::date)) where kind = 'copies' do nothing`)

export const findContact = (
  db: Db,
  userId: number,
): Promise<(Reader & { email: string; is_confirmed: boolean }) | undefined> =>
  db.maybe(sql`
    select email, language, host, status <> 'not_confirmed' as is_confirmed from users where id = ${userId}`)
