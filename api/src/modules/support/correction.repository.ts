import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'

interface Corrections {
  actor: string
  subject: string
  action: string
  since: Date
}

/** Sums absolute amounts. Lock the member's wallet first, or concurrent corrections could exceed the ceiling. */
export const sumCorrections = async (
  tx: Db,
  { actor, subject, action, since }: Corrections,
): Promise<number> =>
  (
    await tx.one<{ credits: number }>(sql`
      select coalesce(sum(abs((details->>'credits')::int)), 0)::int as credits from audit
      where subject = ${subject} and action = ${action} and actor = ${actor} and created_at > ${since}`)
  ).credits
