import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'

interface ClaimedPhoto {
  id: number
  name: string
  duration_ms: number | null
  attempt: number
}

export const claimSent = (
  db: Db,
  { now, until }: { now: Date; until: Date },
): Promise<ClaimedPhoto | undefined> =>
  db.maybe<ClaimedPhoto>(sql`
    update message_media set screen_at = ${until}, screening_attempts = screening_attempts + 1 where id = (
      select id from message_media where screen_at is not null and screen_at <= ${now}
      order by screening_attempts, id limit 1 for update skip locked)
    returning id, name, duration_ms, screening_attempts as attempt`)

interface Score {
  score: number | null
  mayShowNudity: boolean
  until: Date
  retryAt: Date | null
}

export const saveScore = (
  tx: Db,
  id: number,
  { score, mayShowNudity, until, retryAt }: Score,
): Promise<{ message_id: number | null } | undefined> =>
  tx.maybe<{ message_id: number | null }>(sql`
    update message_media set score = ${score}::real, may_show_nudity = ${mayShowNudity}, screen_at = ${retryAt},
      is_covered = is_covered and (${mayShowNudity} or not uncovers_if_harmless)
    where id = ${id} and screen_at = ${until}
    returning message_id`)
