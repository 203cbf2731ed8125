import sql, { empty } from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'
import type { StoredRow } from './attachments.repository'
import type { Review } from './review.repository'

interface LeaseInput {
  operatorId: number
  now: Date
  until: Date
  after?: number
}

export const leaseMedia = (
  db: Db,
  { operatorId, now, until, after }: LeaseInput,
): Promise<{ id: number } | undefined> => {
  const isLater =
    after === undefined
      ? empty
      : sql`and (a.created_at, a.id) > (
          select coalesce(max(s.created_at), '-infinity'), coalesce(max(s.id), 0)
          from message_media s where s.message_id = ${after})`
  return db.maybe<{ id: number }>(sql`
    insert into media_reviews as r (media_id, operator_id, leased_until)
    select a.id, ${operatorId}, ${until}
    from message_media a join messages m on m.id = a.message_id and m.deleted_at is null
    join conversation_members c on c.conversation_id = m.conversation_id and c.user_id = m.sender_id
    where a.status = 'pending' ${isLater}
      and not exists (
        select 1 from media_reviews other
        where other.media_id = a.id and other.operator_id <> ${operatorId} and other.leased_until > ${now})
    order by a.created_at, a.id limit 1
    for update of a skip locked
    on conflict (media_id) do update
      set operator_id = excluded.operator_id, leased_until = excluded.leased_until, decided_at = null
      where r.operator_id = excluded.operator_id or r.leased_until <= ${now}
    returning coalesce((select s.message_id from message_media s where s.id = r.media_id), 0) as id`)
}

export const releaseMedia = (db: Db, messageId: number, operatorId: number, now: Date): Promise<number> =>
  db.run(sql`
    update media_reviews r set leased_until = ${now} from message_media a
    where a.message_id = ${messageId} and r.media_id = a.id
      and r.operator_id = ${operatorId} and r.decided_at is null`)

export interface QueuedMedia {
  id: number
  leased_until: Date
  created_at: Date
  cover: string | null
  score: number | null
  text: string
  user_id: number
  name: string
  birth_date: string
  gender: string | null
  country: string | null
  joined_at: Date
  recipient_id: number
  recipient_name: string
  refused: number
  waiting: number
}

export const findQueuedMedia = (db: Db, messageId: number): Promise<QueuedMedia> =>
  db.one<QueuedMedia>(sql`
    select m.id, r.leased_until, m.created_at, a.cover, a.score, m.text, u.id as user_id, u.name, u.birth_date,
      u.gender, u.country, u.created_at as joined_at, o.id as recipient_id, o.name as recipient_name,
      (select count(*)::int from message_media x where x.owner_id = u.id and x.status = 'rejected') as refused,
      (select count(*)::int from message_media x join messages y on y.id = x.message_id and y.deleted_at is null
        where x.status = 'pending') as waiting
    from message_media a join media_reviews r on r.media_id = a.id join messages m on m.id = a.message_id
    join users u on u.id = m.sender_id
    join conversation_members c on c.conversation_id = m.conversation_id and c.user_id = m.sender_id
    join users o on o.id = c.other_id
    where a.message_id = ${messageId}`)

export const findLeasedMedia = (
  db: Db,
  { messageId, operatorId, now }: { messageId: number; operatorId: number; now: Date },
): Promise<StoredRow | undefined> =>
  db.maybe<StoredRow>(sql`
    select a.name, a.duration_ms from message_media a join media_reviews r on r.media_id = a.id
    join messages m on m.id = a.message_id and m.deleted_at is null
    where a.message_id = ${messageId} and a.status = 'pending' and r.operator_id = ${operatorId}
      and r.leased_until > ${now}`)

export const findMediaOf = (db: Db, messageId: number): Promise<StoredRow | undefined> =>
  db.maybe<StoredRow>(sql`select name, duration_ms from message_media where message_id = ${messageId}`)

export interface LockedMedia extends Review {
  id: number
  operator_id: number | null
  leased_until: Date | null
  decided_at: Date | null
  /** Number of revoked refunds for this message's media. Keeps the source key of the next refund unique. */
  revoked: number
}

/** Source key of a ledger entry that revokes a refund: this prefix and the refund's key. */
export const revokedPrefix = 'undone:'

export const lockMedia = async (tx: Db, messageId: number): Promise<LockedMedia | undefined> => {
  const locked = await tx.maybe<{ id: number }>(sql`
    select a.id from message_media a join messages m on m.id = a.message_id and m.deleted_at is null
    where a.message_id = ${messageId} for update of a`)
  // A CTE would read the review in a snapshot from before the lock.
  return (
    locked &&
    tx.one<LockedMedia>(sql`
    select a.id, a.status, a.refusal, r.operator_id, r.leased_until, r.decided_at,
      (select count(*)::int from ledger_entries e where e.user_id = a.owner_id
        and split_part(e.source_key, ':', 3) = ${String(messageId)}
        and starts_with(e.source_key, ${`${revokedPrefix}refused-media:`})) as revoked
    from message_media a left join media_reviews r on r.media_id = a.id where a.id = ${locked.id}`)
  )
}

export const setDecided = (tx: Db, mediaId: number, now: Date): Promise<number> =>
  tx.run(sql`update media_reviews set decided_at = ${now} where media_id = ${mediaId}`)

export const reopenMedia = (tx: Db, mediaId: number, leasedUntil: Date): Promise<number> =>
  tx.run(sql`
    update media_reviews set decided_at = null, leased_until = ${leasedUntil} where media_id = ${mediaId}`)
