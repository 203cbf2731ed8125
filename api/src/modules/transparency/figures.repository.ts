import { operatorTimings } from '@duetto/shared/domain'
import type { ConsoleResponse } from '@duetto/shared/contract/console'
import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'

/** `end` is exclusive. */
export interface Period {
  start: Date
  end: Date
}

export type Figure = ConsoleResponse<'getTransparency'>['figures'][number]

type FigureRow = Omit<Figure, 'kind'>

type Count = (db: Db, period: Period) => Promise<Figure[]>

/** Excludes reports of copied messages, which are automatic. */
const isNotice = sql`kind <> 'copies'`

export const countReports: Count = (db, { start, end }) =>
  db.many<Figure>(sql`
    select 'notices_received' as figure, kind, reason as detail, count(*)::float8 as value
    from reports where ${isNotice} and created_at >= ${start} and created_at < ${end} group by 2, 3 order by 2, 3`)

export const countReportDecisions: Count = (db, { start, end }) =>
  db.many<Figure>(sql`
    select 'notices_' || status as figure, kind, reason as detail, count(*)::float8 as value
    from reports where ${isNotice} and status <> 'open' and decided_at >= ${start} and decided_at < ${end}
    group by 1, 2, 3 order by 1 desc, 2, 3`)

export const countRefusedPhotos: Count = (db, { start, end }) =>
  db.many<FigureRow>(sql`
    select 'photos_refused' as figure, coalesce(details ->> 'refusal', '') as detail, count(*)::float8 as value
    from audit a
    where action = 'photo rejected' and created_at >= ${start} and created_at < ${end}
      and not exists (
        select 1 from audit undone
        where undone.subject = a.subject and undone.action = 'photo decision undone'
          and undone.created_at between a.created_at
            and a.created_at + ${operatorTimings.photoUndoMs} * interval '1 millisecond')
    group by 2 order by 2`)

export const countRefusedByProgram: Count = (db, { start, end }) =>
  db.many<FigureRow>(sql`
    select 'photos_refused_by_program' as figure, coalesce(details ->> 'refusal', '') as detail, count(*)::float8 as value
    from audit
    where action = 'photo rejected' and details @> '{"is_by_program": true}'
      and created_at >= ${start} and created_at < ${end}
    group by 2 order by 2`)

export const countRefusedMedia: Count = (db, { start, end }) =>
  db.many<FigureRow>(sql`
    select 'media_refused' as figure, coalesce(details ->> 'refusal', '') as detail, count(*)::float8 as value
    from audit where action = 'media rejected' and created_at >= ${start} and created_at < ${end}
    group by 2 order by 2`)

export const countStandings: Count = (db, { start, end }) =>
  db.many<FigureRow>(sql`
    select case action when 'member suspended' then 'accounts_suspended' when 'member restricted' then
        'accounts_restricted' when 'member warned' then 'members_warned' else 'accounts_restored' end as figure,
      coalesce(details->>'rule', '') as detail, count(*)::float8 as value
    from audit
    where action in ('member warned', 'member restricted', 'member suspended', 'member active')
      and created_at >= ${start} and created_at < ${end}
    group by 1, 2 order by 1 desc, 2`)

/** Counts entries of the audit log, because the appeals themselves are erased with their member. */
export const countAppeals: Count = (db, { start, end }) =>
  db.many<FigureRow>(sql`
    select 'appeals_' || case action when 'appeal upheld' then 'rejected' else 'accepted' end as figure,
      case when details @> '{"is_by_program": true}' then 'refused_by_program' else 'refused_photo' end as detail,
      count(*)::float8 as value
    from audit
    where action in ('appeal upheld', 'appeal overturned') and created_at >= ${start} and created_at < ${end}
    group by 1, 2 order by 1, 2`)

export const findMedianHours = (
  db: Db,
  { start, end }: Period,
): Promise<{ notice: number | null; appeal: number | null }> =>
  db.one(sql`
    select
      (select percentile_cont(0.5) within group (order by extract(epoch from decided_at - created_at)::float8) / 3600
        from reports where ${isNotice} and status <> 'open' and decided_at >= ${start} and decided_at < ${end}) as notice,
      (select percentile_cont(0.5) within group (order by extract(epoch from decided_at - created_at)::float8) / 3600
        from photo_appeals where status <> 'open' and decided_at >= ${start} and decided_at < ${end}) as appeal`)

/** Cannot count past periods, because only a member's last activity is stored. */
export const countActive = (db: Db, since: Date): Promise<Figure[]> =>
  db.many<FigureRow>(sql`
    select 'members_active' as figure, coalesce(country, '') as detail, count(*)::float8 as value
    from users where status = 'active' and not is_fictional and not is_demo and last_active >= ${since}
    group by 2 order by 2`)
