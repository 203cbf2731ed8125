import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'

interface Selfie {
  id: number
  file: string
}

interface Periods {
  /** Decisions up to this time can no longer be undone. */
  decided: Date
  posed: Date
  limit: number
}

export const lapseSelfies = (db: Db, sentUntil: Date, now: Date): Promise<{ user_id: number }[]> =>
  db.many<{ user_id: number }>(sql`
    update verifications set status = 'lapsed', ended_at = ${now}
    where status = 'waiting' and sent_at <= ${sentUntil} returning user_id`)

export const findDueSelfies = (db: Db, { decided, posed, limit }: Periods): Promise<Selfie[]> =>
  db.many<Selfie>(sql`
    select id, coalesce(file, '') as file from verifications
    where file is not null and (status in ('lapsed', 'withdrawn')
      or status in ('verified', 'refused') and decided_at <= ${decided}
      or status = 'posed' and pose_until <= ${posed})
    order by id limit ${limit}`)

export const forgetSelfie = async (tx: Db, id: number): Promise<void> => {
  await tx.run(sql`delete from verifications where id = ${id} and status = 'posed'`)
  await tx.run(sql`update verifications set file = null where id = ${id}`)
}

/** Locks the selfie against an undo and a new pose. Returns false if it is no longer due. */
export const lockDue = async (tx: Db, { id, file }: Selfie, posed: Date): Promise<boolean> =>
  (await tx.maybe(sql`
    select 1 from verifications where id = ${id} and file = ${file} and status <> 'waiting'
      and (status <> 'posed' or pose_until <= ${posed}) for update`)) !== undefined

export const findSelfiesOf = (db: Db, userId: number): Promise<{ file: string }[]> =>
  db.many<{ file: string }>(sql`
    select coalesce(file, '') as file from verifications where user_id = ${userId} and file is not null order by id`)
