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

/**
 * Claims the latest sent photo that was uploaded before screening existed or while it was off. Claims none while any
 * first attempt runs or awaits its retry, because a broken model would use up the attempts of all photos.
 */
export const claimSentBefore = (db: Db, { until }: { until: Date }): Promise<ClaimedPhoto | undefined> =>
  db.maybe<ClaimedPhoto>(sql`
    update message_media set screen_at = ${until}, screening_attempts = 1 where id = (
      select id from message_media
      where screen_at is null and screening_attempts = 0 and message_id is not null and duration_ms is null
        and not exists (select 1 from message_media where screen_at is not null and screening_attempts = 1)
      order by id desc limit 1 for update skip locked)
    returning id, name, duration_ms, screening_attempts as attempt`)

interface Score {
  score: number | null
  mayShowNudity: boolean | null
  until: Date
  retryAt: Date | null
}

interface Saved {
  message_id: number | null
  /** Whether `may_show_nudity` has changed and the photo was covered before. */
  is_changed: boolean
}

export const saveScore = (
  tx: Db,
  id: number,
  { score, mayShowNudity, until, retryAt }: Score,
): Promise<Saved | undefined> =>
  tx.maybe<Saved>(sql`
    with before as (
      select id, is_covered, may_show_nudity from message_media where id = ${id} and screen_at = ${until} for update)
    update message_media a set score = ${score}::real, screen_at = ${retryAt},
      may_show_nudity = coalesce(${mayShowNudity}::boolean, a.may_show_nudity),
      is_covered = a.is_covered
        and (coalesce(${mayShowNudity}::boolean, a.may_show_nudity) or not a.uncovers_if_harmless)
    from before where a.id = before.id
    returning a.message_id, before.is_covered and before.may_show_nudity <> a.may_show_nudity as is_changed`)
