import { dayMs, limits } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import type { Sql } from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'

export const expiredBefore = (decision: 'pass' | 'skip', now: Date): Date =>
  new Date(now.getTime() - (decision === 'pass' ? limits.passDays : limits.skipDays) * dayMs)

export const notSkipped = (userId: number, now: Date): Sql => sql`u.id not in (
  select target_id from swipes where user_id = ${userId} and decision = 'skip'
    and decided_at > ${expiredBefore('skip', now)}
  order by decided_at desc limit ${limits.skipsHidden})`

export const insertSkip = (db: Db, userId: number, targetId: number, now: Date): Promise<number> =>
  db.run(sql`
    insert into swipes (user_id, target_id, decision, decided_at)
    values (${userId}, ${targetId}, 'skip', ${now})
    on conflict (user_id, target_id) do update
      set decision = excluded.decision, decided_at = excluded.decided_at`)

export const removeSkip = (db: Db, userId: number, targetId: number): Promise<number> =>
  db.run(sql`
    delete from swipes where user_id = ${userId} and target_id = ${targetId} and decision = 'skip'`)

export const removeHidden = (db: Db, userId: number, targetId: number): Promise<number> =>
  db.run(sql`
    delete from swipes where user_id = ${userId} and target_id = ${targetId} and decision <> 'like'`)

export const removeAllHidden = (db: Db, userId: number): Promise<number> =>
  db.run(sql`delete from swipes where user_id = ${userId} and decision <> 'like'`)

export interface HiddenRow {
  target_id: number
  decision: 'pass' | 'skip'
  decided_at: Date
}

export const findHidden = (db: Db, userId: number, now: Date): Promise<HiddenRow[]> =>
  db.many<HiddenRow>(sql`
    select target_id, decision, decided_at from swipes
    where user_id = ${userId} and decided_at > ${expiredBefore('skip', now)}
      and (decision = 'skip' or decision = 'pass' and decided_at > ${expiredBefore('pass', now)})
    order by swipes.decided_at desc, target_id desc limit ${limits.hiddenListed}`)
