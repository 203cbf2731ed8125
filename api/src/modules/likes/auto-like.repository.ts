import type { Gender } from '@duetto/shared/domain'
import sql, { empty } from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'
import { andNotBlocked } from '../members/filter.repository'

const onceInMs = 3_600_000

export const recordAutoLike = async (tx: Db, userId: number, now: Date): Promise<boolean> =>
  (await tx.run(sql`
    insert into auto_likes (user_id, liked_at) values (${userId}, ${now})
    on conflict (user_id) do update set liked_at = excluded.liked_at
    where auto_likes.liked_at <= ${new Date(now.getTime() - onceInMs)}`)) === 1

export const findLast = async (db: Db, userId: number): Promise<number | null> =>
  (
    await db.maybe<{ profile_id: number | null }>(
      sql`select profile_id from auto_likes where user_id = ${userId}`,
    )
  )?.profile_id ?? null

export const setLast = (tx: Db, userId: number, profileId: number): Promise<number> =>
  tx.run(sql`update auto_likes set profile_id = ${profileId} where user_id = ${userId}`)

interface Wishes {
  country: string | null
  looking_for: Gender | null
}
interface Wanted extends Wishes {
  isFictional: boolean
}

export const findSuggestion = async (tx: Db, userId: number): Promise<number | undefined> => {
  const me = await tx.one<Wishes>(sql`select country, looking_for from users where id = ${userId}`)
  for (const isFictional of [false, true]) {
    const found =
      (await findFirst(tx, userId, { ...me, isFictional })) ??
      (await findFirst(tx, userId, { ...me, isFictional, country: null }))
    if (found !== undefined) return found
  }
  return undefined
}

const findFirst = async (tx: Db, userId: number, wishes: Wanted): Promise<number | undefined> => {
  const row = await tx.maybe<{ id: number }>(sql`
    select u.id from users u
    where u.status = 'active' and not u.is_invisible and u.has_photo and u.id <> ${userId}
      and u.is_fictional = ${wishes.isFictional}
      ${andNotBlocked(userId)}
      ${wishes.looking_for ? sql`and u.gender = ${wishes.looking_for}` : empty}
      ${wishes.country ? sql`and u.country = ${wishes.country}` : empty}
      and not exists (select 1 from likes where liker_id = ${userId} and liked_id = u.id)
      and not exists (select 1 from swipes where user_id = ${userId} and target_id = u.id)
    order by u.last_active desc, u.id desc limit 1`)
  return row?.id
}
