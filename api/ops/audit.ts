import sql from 'sql-template-tag'
import type { Db } from '../src/infra/db/Db'
import type { Context } from './Context'

export interface AuditLine {
  action: string
  subject: string
  details?: Record<string, unknown>
}

/** Adds an entry to the append-only audit log. Pass the transaction of the change, so that both commit together. */
export const audit = (
  db: Db,
  { actor, deps }: Context,
  { action, subject, details = {} }: AuditLine,
): Promise<number> =>
  db.run(sql`
    insert into audit (actor, action, subject, details, created_at)
    values (${actor}, ${action}, ${subject}, ${JSON.stringify(details)}::text::jsonb, ${deps.now()})`)
