import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'

/** `operatorId` is set only for operators in the console. For `ops` commands, `name` is OPS_ACTOR or the OS account. */
export interface Actor {
  name: string
  operatorId?: number
}

export interface AuditLine {
  action: string
  subject: string
  details?: Record<string, unknown>
  reason?: string
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

const json = (value: Record<string, unknown> | undefined): string | null =>
  value === undefined ? null : JSON.stringify(value)

/**
 * Without `operatorId`, stores the id of the operator whose login is `name`, if there is one. Pass the transaction of
 * the audited change.
 */
export const insertAudit = (
  db: Db,
  { name, operatorId }: Actor,
  { action, subject, details, reason, before, after }: AuditLine,
  now: Date,
): Promise<number> =>
  db.run(sql`
    insert into audit (actor, operator_id, action, subject, details, reason, before, after, created_at)
    values (${name}, coalesce(${operatorId ?? null}::bigint, (select id from operators where login = lower(${name}))),
      ${action}, ${subject}, ${JSON.stringify(details ?? {})}::text::jsonb, ${reason ?? null},
      ${json(before)}::text::jsonb, ${json(after)}::text::jsonb, ${now})`)

export interface AuditRow {
  id: number
  created_at: Date
  actor: string
  action: string
  subject: string
  reason: string | null
  details: Record<string, unknown>
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

export const findAudit = (
  db: Db,
  { subject, limit, offset = 0 }: { subject?: string; limit: number; offset?: number },
): Promise<AuditRow[]> => {
  const isWanted = subject === undefined ? sql`true` : sql`subject = ${subject}`
  return db.many<AuditRow>(sql`
    select id, created_at, actor, action, subject, reason, details, before, after from audit
    where ${isWanted} order by id desc limit ${limit} offset ${offset}`)
}
