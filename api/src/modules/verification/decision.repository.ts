import type { SelfieRefusal } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'

export interface LockedSelfie {
  user_id: number
  status: 'posed' | 'waiting' | 'verified' | 'refused' | 'lapsed' | 'withdrawn'
  refusal: SelfieRefusal | null
  operator_id: number | null
  leased_until: Date | null
  decided_at: Date | null
  mail_id: number | null
  has_file: boolean
}

/** Locks the member before the selfie, as changes to photos do, or the two could deadlock. */
export const lockSelfie = async (tx: Db, id: number): Promise<LockedSelfie | undefined> => {
  await tx.run(sql`
    select 1 from users where id = (select user_id from verifications where id = ${id}) for no key update`)
  return tx.maybe<LockedSelfie>(sql`
    select user_id, status, refusal, operator_id, leased_until, decided_at, mail_id, file is not null as has_file
    from verifications where id = ${id} for update`)
}

interface Decision {
  refusal: SelfieRefusal | null
  operatorId: number | null
  mailId: number | null
  now: Date
}

export const setDecided = (
  tx: Db,
  id: number,
  { refusal, operatorId, mailId, now }: Decision,
): Promise<number> =>
  tx.run(sql`
    update verifications set status = ${refusal ? 'refused' : 'verified'}, refusal = ${refusal},
      operator_id = coalesce(${operatorId}::bigint, operator_id), decided_at = ${now}, mail_id = ${mailId}
    where id = ${id}`)

export const reopenSelfie = async (tx: Db, id: number, leasedUntil: Date): Promise<boolean> =>
  (await tx.run(sql`
    update verifications v set status = 'waiting', refusal = null, decided_at = null, mail_id = null,
      leased_until = ${leasedUntil}
    where v.id = ${id}
      and exists (select 1 from photos p where p.id = v.photo_id and p.is_main and p.status = 'active')
      and not exists (select 1 from verifications o where o.user_id = v.user_id and o.id > v.id)`)) > 0

interface Owner {
  user_id: number
  email: string
  name: string
  language: string
  host: string | null
  may_mail: boolean
}

export const findSelfieOwner = (db: Db, id: number): Promise<Owner | undefined> =>
  db.maybe<Owner>(sql`
    select u.id as user_id, u.email, u.name, u.language, u.host, u.notifications_disabled = '{}' as may_mail
    from verifications v join users u on u.id = v.user_id where v.id = ${id}`)
