import type { PhotoRefusal } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import type { Db } from '../../../infra/db/Db'
import { sameBits } from './fingerprint'
import type { Fingerprint } from './fingerprint'

export interface RefusedPicture {
  refusal: PhotoRefusal
  refused_at: Date
  is_by_person: boolean
  bits: number
}

interface Picture {
  fingerprint: Fingerprint
  bands: readonly number[]
}

export const findPicture = (
  db: Db,
  id: number,
): Promise<{ score: number | null; fingerprint: Fingerprint | null }> =>
  db.one<{ score: number | null; fingerprint: Fingerprint | null }>(
    sql`select score, fingerprint::text as fingerprint from photos where id = ${id}`,
  )

export const findCopies = (
  db: Db,
  id: number,
  { fingerprint, bands }: Picture,
): Promise<{ id: number; member_id: number; name: string }[]> =>
  db.many<{ id: number; member_id: number; name: string }>(sql`
    select p.id, p.user_id as member_id, u.name from photos p join users u on u.id = p.user_id
    where p.bands && ${bands}::int[] and bit_count(p.fingerprint # ${fingerprint}::text::bit(64)) <= ${sameBits}
      and p.user_id <> (select user_id from photos where id = ${id})
    order by p.id desc limit 10`)

export const findRefused = (
  db: Db,
  id: number,
  { fingerprint, bands }: Picture,
): Promise<RefusedPicture | undefined> =>
  db.maybe<RefusedPicture>(sql`
    select refusal, refused_at, is_by_person, bit_count(fingerprint # ${fingerprint}::text::bit(64))::int as bits
    from refused_pictures
    where bands && ${bands}::int[] and photo_id is distinct from ${id}::bigint
      and bit_count(fingerprint # ${fingerprint}::text::bit(64)) <= ${sameBits}
    order by is_by_person desc, bits, refused_at desc limit 1`)

export const recordRefused = async (tx: Db, photoId: number, now: Date): Promise<void> => {
  await tx.run(sql`
    delete from refused_pictures r using photos p
    where r.photo_id = ${photoId} and p.id = r.photo_id and p.status <> 'rejected'`)
  await tx.run(sql`
    insert into refused_pictures (photo_id, fingerprint, bands, refusal, is_by_person, refused_at)
    select id, fingerprint, bands, refusal, not is_refused_by_program, ${now} from photos
    where id = ${photoId} and status = 'rejected' and fingerprint is not null
    on conflict (photo_id) do update set refusal = excluded.refusal, is_by_person = excluded.is_by_person`)
}
