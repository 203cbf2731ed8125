import sql from 'sql-template-tag'
import type { Db } from '../../../infra/db/Db'
import type { Fingerprint } from './fingerprint'

export interface ClaimedPhoto {
  id: number
  name: string
  attempt: number
}

export const claimPhoto = (
  db: Db,
  { now, until }: { now: Date; until: Date },
): Promise<ClaimedPhoto | undefined> =>
  db.maybe<ClaimedPhoto>(sql`
    update photos set screening_until = ${until}, screening_attempts = screening_attempts + 1 where id = (
      select id from photos where screened_at is null and (screening_until is null or screening_until <= ${now})
      order by status <> 'pending', screening_attempts, id limit 1 for update skip locked)
    returning id, name, screening_attempts as attempt`)

export interface ScreeningResult {
  fingerprint: Fingerprint | null
  bands: number[] | null
  score: number | null
}

interface SavedScreening extends ScreeningResult {
  until: Date
  now: Date
  headStartMs: number
  retryAt: Date | null
}

export interface Screened {
  user_id: number
  status: 'pending' | 'active' | 'rejected'
}

export const saveScreening = (
  tx: Db,
  id: number,
  { fingerprint, bands, score, until, now, headStartMs, retryAt }: SavedScreening,
): Promise<Screened | undefined> =>
  tx.maybe<Screened>(sql`
    update photos set fingerprint = coalesce(${fingerprint}::text::bit(64), fingerprint),
      bands = coalesce(${bands}::int[], bands), score = ${score}::real,
      screened_at = ${retryAt ? null : now}, screening_until = ${retryAt},
      queued_at = created_at - ${headStartMs}::float8 * interval '1 millisecond'
    where id = ${id} and screened_at is null and screening_until = ${until}
    returning user_id, status`)
