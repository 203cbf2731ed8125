import type { SelfiePose, SelfieRefusal, VerificationState } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'

export interface VerificationRow {
  id: number
  status: Exclude<VerificationState, 'never'>
  pose: SelfiePose
  pose_until: Date
  refusal: SelfieRefusal | null
}

export const findLatest = (db: Db, userId: number): Promise<VerificationRow | undefined> =>
  db.maybe<VerificationRow>(sql`
    select id, status, pose, pose_until, refusal from verifications where user_id = ${userId} order by id desc limit 1`)

export interface Standing {
  has_photo: boolean
  sent: number
}

export const findStanding = (db: Db, userId: number, since: Date): Promise<Standing> =>
  db.one<Standing>(sql`
    select has_photo, (select count(*)::int from verifications where user_id = ${userId} and sent_at > ${since}) as sent
    from users where id = ${userId}`)

interface Pose {
  pose: SelfiePose
  until: Date
  file: string
}

export const insertPose = (tx: Db, userId: number, { pose, until, file }: Pose): Promise<number> =>
  tx.run(sql`
    insert into verifications (user_id, pose, pose_until, file) values (${userId}, ${pose}, ${until}, ${file})`)

export const renewPose = (tx: Db, id: number, { pose, until }: Omit<Pose, 'file'>): Promise<number> =>
  tx.run(sql`update verifications set pose = ${pose}, pose_until = ${until} where id = ${id}`)

export const lockPose = (
  tx: Db,
  userId: number,
): Promise<{ id: number; file: string; pose_until: Date } | undefined> =>
  tx.maybe<{ id: number; file: string; pose_until: Date }>(sql`
    select id, coalesce(file, '') as file, pose_until from verifications
    where user_id = ${userId} and status = 'posed' for update`)

export const setSent = (tx: Db, id: number, now: Date): Promise<number> =>
  tx.run(sql`
    update verifications v set status = 'waiting', sent_at = ${now}, photo_id = p.id
    from photos p where v.id = ${id} and p.user_id = v.user_id and p.is_main and p.status = 'active'`)

/** Withdraws only a selfie that awaits review. `setWithdrawn` also ends a verification. */
export const withdrawSelfie = (tx: Db, userId: number, now: Date): Promise<number> =>
  tx.run(sql`
    update verifications set status = 'withdrawn', ended_at = ${now}
    where user_id = ${userId} and status = 'waiting'`)

export const setWithdrawn = (tx: Db, userId: number, now: Date): Promise<number> =>
  tx.run(sql`
    update verifications set status = 'withdrawn', ended_at = ${now}
    where user_id = ${userId} and status in ('waiting', 'verified')`)
