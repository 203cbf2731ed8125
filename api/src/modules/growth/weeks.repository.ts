import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'

export interface MemberWeek {
  /** Monday of the week (UTC) as YYYY-MM-DD. */
  week: string
  sign_ups: number
  activations: number
  after_1: number
  after_4: number
}

export const findMemberWeeks = (db: Db, from: Date): Promise<MemberWeek[]> =>
  db.many<MemberWeek>(sql`
    select to_char(date_trunc('week', e.at at time zone 'UTC'), 'YYYY-MM-DD') as week,
      count(*) filter (where e.is_joining)::int as sign_ups,
      count(*) filter (where not e.is_joining)::int as activations,
      count(*) filter (where e.is_joining and u.last_active >= u.created_at + interval '1 week')::int as after_1,
      count(*) filter (where e.is_joining and u.last_active >= u.created_at + interval '4 weeks')::int as after_4
    from users u cross join lateral (values (u.created_at, true), (u.activated_at, false)) e (at, is_joining)
    where not u.is_fictional and not u.is_demo and (u.created_at >= ${from} or u.activated_at >= ${from})
      and e.at >= ${from}
    group by 1 order by 1`)
