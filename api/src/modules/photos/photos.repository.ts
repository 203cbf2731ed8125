import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'
import { hasPublicPhoto } from '../members/visibility.repository'
import type { PhotoRow } from './photos.presenter'

export type StoredFiles = Pick<PhotoRow, 'name' | 'width'>

export interface UploaderRow {
  paid_user: boolean
  photos: number
}

export const countPhotos = (db: Db, userId: number): Promise<UploaderRow> =>
  db.one<UploaderRow>(sql`
    select paid_user, (select count(*)::int from photos where user_id = ${userId} and status <> 'rejected') as photos
    from wallets where user_id = ${userId}`)

/** Locks the member, which serialises changes to their photos. */
export const lockOwnerOf = (tx: Db, photoId: number): Promise<number> =>
  tx.run(sql`
    select 1 from users where id = (select user_id from photos where id = ${photoId}) for no key update`)

interface NewPhoto extends Pick<PhotoRow, 'name' | 'width' | 'preview'> {
  now: Date
}

export const insertPhoto = (
  tx: Db,
  userId: number,
  { name, width, preview, now }: NewPhoto,
): Promise<PhotoRow> =>
  tx.one<PhotoRow>(sql`
    insert into photos (user_id, name, status, position, is_main, created_at, width, preview)
    select ${userId}, ${name}, 'pending', coalesce(max(position) + 1, 0), count(*) filter (where is_main) = 0, ${now},
      ${width}, ${preview}
    from photos where user_id = ${userId}
    returning id, name, status, width, has_avif, preview`)

export const findOrder = async (tx: Db, userId: number): Promise<number[]> => {
  const rows = await tx.many<{ id: number }>(
    sql`select id from photos where user_id = ${userId} order by position, id`,
  )
  return rows.map(({ id }) => id)
}

export const saveOrder = (tx: Db, ids: readonly number[]): Promise<number> =>
  tx.run(sql`
    update photos set position = wanted.place - 1
    from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
    where photos.id = wanted.id and photos.position <> wanted.place - 1`)

/** Roll back if it returns false (missing or rejected photo), because the earlier main photo is then already unset. */
export const setMain = async (tx: Db, userId: number, photoId: number): Promise<boolean> => {
  await tx.run(
    sql`update photos set is_main = false where user_id = ${userId} and is_main and id <> ${photoId}`,
  )
  return (
    (await tx.run(sql`
      update photos set is_main = true
      where id = ${photoId} and user_id = ${userId} and status <> 'rejected'`)) > 0
  )
}

export const removePhoto = (
  tx: Db,
  userId: number,
  photoId: number,
): Promise<(StoredFiles & { is_main: boolean }) | undefined> =>
  tx.maybe<StoredFiles & { is_main: boolean }>(sql`
    delete from photos where id = ${photoId} and user_id = ${userId} returning name, width, is_main`)

export const promoteMain = async (tx: Db, userId: number): Promise<void> => {
  const best = await tx.maybe<{ id: number }>(sql`
    select id from photos where user_id = ${userId} and status <> 'rejected'
    order by status <> 'active', position, id limit 1`)
  if (best) await setMain(tx, userId, best.id)
}

export interface StoredPhoto {
  id: number
  user_id: number
  status: 'pending' | 'active' | 'rejected'
  is_main: boolean
  /** Number of approved photos before this one. The main photo comes first. */
  place: number
  is_owner_active: boolean
  is_private: boolean
  is_public: boolean
}

export const findStoredPhoto = (db: Db, name: string): Promise<StoredPhoto | undefined> =>
  db.pipelined.maybe<StoredPhoto>(sql`
    select p.id, p.user_id, p.status, p.is_main, u.status = 'active' as is_owner_active, u.is_private,
      ${hasPublicPhoto} as is_public,
      (select count(*)::int from photos o where o.user_id = p.user_id and o.status = 'active'
        and (not o.is_main, o.position, o.id) < (not p.is_main, p.position, p.id)) as place
    from photos p join users u on u.id = p.user_id
    where p.name = ${name}`)

export const wasSentTo = async (
  db: Db,
  viewerId: number,
  ownerId: number,
  address: string,
): Promise<boolean> =>
  (
    await db.one<{ was_sent: boolean }>(sql`
      select exists (
        select 1 from conversation_members cm join messages m on m.conversation_id = cm.conversation_id
        where cm.user_id = ${viewerId} and cm.other_id = ${ownerId} and m.sender_id = ${ownerId}
          and m.kind = 'photo' and m.id > cm.cleared_id and m.media = ${address}) as was_sent`)
  ).was_sent

export const countLockedPhotos = async (
  db: Db,
  userIds: readonly number[],
  seen: number,
): Promise<ReadonlyMap<number, number>> => {
  const rows = await db.many<{ user_id: number; count: number }>(sql`
    select p.user_id, (count(*) - ${seen}::int)::int as count from photos p join users u on u.id = p.user_id
    where p.user_id = any(${userIds}::bigint[]) and p.status = 'active' and not u.is_private
    group by p.user_id having count(*) > ${seen}::int`)
  return new Map(rows.map(({ user_id: id, count }) => [id, count]))
}
