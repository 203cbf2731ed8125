import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'
import type { Reader } from '../../infra/delivery/readerSite'

export type Verdict = 'upheld' | 'dismissed'

export const findReporter = (db: Db, reference: string): Promise<Reader | undefined> =>
  db.maybe<Reader>(sql`
    select coalesce(u.language, 'en') as language, coalesce(u.host, r.host) as host
    from reports r left join users u on u.id = r.reporter_id where r.reference = ${reference}`)

export const closeReport = (
  tx: Db,
  { reference, status, decision, now }: { reference: string; status: Verdict; decision: string; now: Date },
): Promise<{ email: string | null } | undefined> =>
  tx.maybe<{ email: string | null }>(sql`
    update reports set status = ${status}, decision = ${decision}, decided_at = ${now}
    where reference = ${reference} and status = 'open' returning email`)
