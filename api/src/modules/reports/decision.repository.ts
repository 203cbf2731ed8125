import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'

export type Verdict = 'upheld' | 'dismissed'

export const findReporterLanguage = async (db: Db, reference: string): Promise<string> =>
  (
    await db.maybe<{ language: string }>(sql`
      select u.language from reports r join users u on u.id = r.reporter_id where r.reference = ${reference}`)
  )?.language ?? 'en'

export const closeReport = (
  tx: Db,
  { reference, status, decision, now }: { reference: string; status: Verdict; decision: string; now: Date },
): Promise<{ email: string | null } | undefined> =>
  tx.maybe<{ email: string | null }>(sql`
    update reports set status = ${status}, decision = ${decision}, decided_at = ${now}
    where reference = ${reference} and status = 'open' returning email`)
