import type { FunnelGrouping, FunnelStep, VisitStep } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'

export interface Origin {
  day: string
  lander: string
  niche: string
  locale: string
  /** '' if the visitor was not assigned an A/B variant. */
  variant: string
  source: string
}

type CountedStep = VisitStep | 'signed_up'

const incrementCounts = (db: Db, origin: Origin, steps: readonly CountedStep[]) =>
  db.maybe<{ id: number }>(sql`
    update funnel_counts c set
      view = c.view + ('view' = any (s.steps))::int,
      started = c.started + ('started' = any (s.steps))::int,
      account = c.account + ('account' = any (s.steps))::int,
      signed_up = c.signed_up + ('signed_up' = any (s.steps))::int,
      photo = c.photo + ('photo' = any (s.steps))::int,
      location = c.location + ('location' = any (s.steps))::int,
      personal = c.personal + ('personal' = any (s.steps))::int,
      about = c.about + ('about' = any (s.steps))::int
    from (select ${[...steps]}::text[] as steps) s
    where day = ${origin.day}::date and lander = ${origin.lander} and niche = ${origin.niche}
      and locale = ${origin.locale} and variant = ${origin.variant} and source = ${origin.source}
    returning id`)

const insertOrigin = (db: Db, origin: Origin, originsPerDay: number): Promise<number> =>
  db.run(sql`
    insert into funnel_counts (day, lander, niche, locale, variant, source)
    select ${origin.day}::date, ${origin.lander}, ${origin.niche}, ${origin.locale}, ${origin.variant}, ${origin.source}
    where (select count(*) from funnel_counts where day = ${origin.day}::date) < ${originsPerDay}
    on conflict do nothing`)

/** Returns the origin's id, or undefined, without counting, if it is new and the day already has `originsPerDay`. */
export const countSteps = async (
  db: Db,
  origin: Origin,
  steps: readonly CountedStep[],
  originsPerDay: number,
): Promise<number | undefined> => {
  const known = await incrementCounts(db, origin, steps)
  if (known) return known.id
  await insertOrigin(db, origin, originsPerDay)
  return (await incrementCounts(db, origin, steps))?.id
}

export type CountRow = Record<FunnelStep, number> & {
  lander: string | null
  name: string
}

export const sumCounts = (
  db: Db,
  { from, to, by }: { from: string; to: string; by: FunnelGrouping },
): Promise<CountRow[]> =>
  db.many<CountRow>(sql`
    select case when ${by}::text = 'variant' then c.lander end as lander,
      case ${by}::text when 'lander' then c.lander when 'niche' then niche when 'locale' then locale
        when 'variant' then variant else source end as name,
      sum(view)::bigint as view, sum(started)::bigint as started, sum(account)::bigint as account,
      sum(signed_up)::bigint as signed_up, sum(photo)::bigint as photo, sum(location)::bigint as location,
      sum(personal)::bigint as personal, sum(about)::bigint as about, sum(activated)::bigint as activated,
      sum(first_message)::bigint as first_message, sum(first_purchase)::bigint as first_purchase
    from funnel_counts c
    where day between ${from}::date and ${to}::date and (${by}::text <> 'variant' or variant <> '')
    group by 1, 2
    order by view desc, 1, 2`)

export const removeCountsBefore = (db: Db, day: string): Promise<number> =>
  db.run(sql`delete from funnel_counts where day < ${day}::date`)
