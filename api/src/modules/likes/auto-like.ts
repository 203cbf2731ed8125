import type { CallResponse } from '@duetto/shared/contract'
import type { Gender } from '@duetto/shared/domain'
import sql, { empty } from 'sql-template-tag'
import type { Deps } from '../../app/deps'
import type { Db } from '../../infra/db/Db'
import { findCard } from '../members/card'
import { andNotBlocked } from '../members/filter'
import { announceLike, placeLike } from './likes.service'

const onceInMs = 3_600_000

/**
 * CALL-10: likes one suggestion in the member's place, at most once an hour. Meanwhile the same profile is
 * the answer, so a call that is sent again likes nobody else.
 */
export const autoLike = async (deps: Deps, userId: number): Promise<CallResponse<'autoLike'>> => {
  const now = deps.now()
  const placed = await deps.db.tx(async (tx) => {
    const isDue = await takeTurn(tx, userId, now)
    const profileId = isDue ? await findSuggestion(tx, userId) : undefined
    if (profileId === undefined) return undefined
    await tx.run(sql`update auto_likes set profile_id = ${profileId} where user_id = ${userId}`)
    return { profileId, outcome: await placeLike(tx, userId, profileId, now) }
  })
  if (placed) await announceLike(deps, userId, placed.profileId, placed.outcome)
  const profileId = placed?.profileId ?? (await findLast(deps.db, userId))
  const card = profileId ? await findCard(deps.db, userId, profileId, now) : undefined
  return { profile: card ?? null }
}

const takeTurn = async (tx: Db, userId: number, now: Date): Promise<boolean> =>
  (await tx.run(sql`
    insert into auto_likes (user_id, liked_at) values (${userId}, ${now})
    on conflict (user_id) do update set liked_at = excluded.liked_at
    where auto_likes.liked_at <= ${new Date(now.getTime() - onceInMs)}`)) === 1

const findLast = async (db: Db, userId: number): Promise<number | null> =>
  (
    await db.maybe<{ profile_id: number | null }>(
      sql`select profile_id from auto_likes where user_id = ${userId}`,
    )
  )?.profile_id ?? null

interface Wishes {
  country: string | null
  looking_for: Gender | null
}

/** The person with a photo who was active last, near first, neither liked nor passed nor blocked. */
const findSuggestion = async (tx: Db, userId: number): Promise<number | undefined> => {
  const me = await tx.one<Wishes>(sql`select country, looking_for from users where id = ${userId}`)
  return (await findFirst(tx, userId, me)) ?? (await findFirst(tx, userId, { ...me, country: null }))
}

const findFirst = async (tx: Db, userId: number, wishes: Wishes): Promise<number | undefined> => {
  const row = await tx.maybe<{ id: number }>(sql`
    select u.id from users u
    where u.status = 'active' and not u.is_invisible and u.has_photo and u.id <> ${userId}
      ${andNotBlocked(userId)}
      ${wishes.looking_for ? sql`and u.gender = ${wishes.looking_for}` : empty}
      ${wishes.country ? sql`and u.country = ${wishes.country}` : empty}
      and not exists (select 1 from likes where liker_id = ${userId} and liked_id = u.id)
      and not exists (select 1 from swipes where user_id = ${userId} and target_id = u.id)
    order by u.last_active desc, u.id desc limit 1`)
  return row?.id
}
