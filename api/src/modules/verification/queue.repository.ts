import type { SelfiePose, SelfieRefusal } from '@duetto/shared/domain'
import sql, { empty } from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'

interface LeaseInput {
  operatorId: number
  now: Date
  until: Date
  after?: number
}

export const leaseSelfie = (
  db: Db,
  { operatorId, now, until, after }: LeaseInput,
): Promise<{ id: number } | undefined> => {
  // Ordered by `sent_at`, not by id: rows are inserted with the pose, before the selfie is sent.
  const isLater =
    after === undefined
      ? empty
      : sql`and (sent_at, id) > (
          select coalesce(max(a.sent_at), '-infinity'), coalesce(max(a.id), 0) from verifications a where a.id = ${after})`
  return db.maybe<{ id: number }>(sql`
    update verifications set operator_id = ${operatorId}, leased_until = ${until}
    where id = (
      select id from verifications
      where status = 'waiting' ${isLater}
        and (operator_id is null or operator_id = ${operatorId} or leased_until <= ${now})
      order by sent_at, id limit 1 for update skip locked)
    returning id`)
}

export const releaseSelfie = (db: Db, id: number, operatorId: number): Promise<number> =>
  db.run(sql`
    update verifications set operator_id = null, leased_until = null
    where id = ${id} and operator_id = ${operatorId} and status = 'waiting'`)

export interface QueuedSelfie {
  id: number
  user_id: number
  pose: SelfiePose
  sent_at: Date
  leased_until: Date
  photo_id: number
  name: string
  birth_date: string
  gender: string | null
  country: string | null
  joined_at: Date
  refused: number
  waiting: number
}

export const findQueuedSelfie = (db: Db, id: number): Promise<QueuedSelfie> =>
  db.one<QueuedSelfie>(sql`
    select v.id, v.user_id, v.pose, coalesce(v.sent_at, v.pose_until) as sent_at,
      coalesce(v.leased_until, v.pose_until) as leased_until, coalesce(v.photo_id, 0) as photo_id,
      u.name, u.birth_date, u.gender, u.country, u.created_at as joined_at,
      (select count(*)::int from verifications o where o.user_id = v.user_id and o.status = 'refused') as refused,
      (select count(*)::int from verifications where status = 'waiting') as waiting
    from verifications v join users u on u.id = v.user_id where v.id = ${id}`)

export const findLeasedFile = (
  db: Db,
  id: number,
  operatorId: number,
): Promise<{ file: string } | undefined> =>
  db.maybe<{ file: string }>(sql`
    select coalesce(file, '') as file from verifications
    where id = ${id} and operator_id = ${operatorId} and file is not null`)

export const findWaitingFile = (
  db: Db,
  id: number,
): Promise<{ file: string; pose: SelfiePose } | undefined> =>
  db.maybe<{ file: string; pose: SelfiePose }>(sql`
    select coalesce(file, '') as file, pose from verifications where id = ${id} and status = 'waiting'`)

export interface ListedSelfie {
  id: number
  member: number
  who: string
  status: string
  pose: SelfiePose
  refusal: SelfieRefusal | null
  sent_at: Date | null
}

export const findSelfies = (db: Db, all: boolean): Promise<ListedSelfie[]> =>
  db.many<ListedSelfie>(sql`
    select v.id, v.user_id as member, u.name as who, v.status, v.pose, v.refusal, v.sent_at
    from verifications v join users u on u.id = v.user_id
    where v.status = 'waiting' or (${all} and v.status <> 'posed') order by v.sent_at, v.id limit 200`)
