import sql from 'sql-template-tag'
import type { Db } from '@duetto/api/src/infra/db/Db'

export const demoSources = ['partner', 'search-ads']

export const seedVisits = async (db: Db, now: Date): Promise<void> => {
  await db.run(sql`
    insert into funnel_counts (day, lander, niche, locale, variant, source, view, started, account, signed_up,
      photo, location, personal, about, activated, first_message, first_purchase)
    select (${now}::timestamptz at time zone 'UTC')::date - age, l.lander, 'none', o.locale, l.variant, o.source, n,
      n * l.rate * 2.4, n * l.rate * 1.7, n * l.rate, n * l.rate * 0.96, n * l.rate * 0.91, n * l.rate * 0.88,
      n * l.rate * 0.85, n * l.rate * 0.72, n * l.rate * 0.5, n * l.rate * 0.07
    from generate_series(0, 29) as age
    cross join (values ('gallery', '', 340, 0.21), ('tinderswipe', '', 460, 0.26), ('home', '', 150, 0.18),
      ('collagelanding', 'a', 220, 0.16), ('collagelanding', 'b', 230, 0.24)) as l(lander, variant, views, rate)
    cross join (values ('de', ${demoSources[0]}::text, 1.0), ('en', ${demoSources[1]}::text, 0.7),
      ('nl', 'other', 0.3)) as o(locale, source, share)
    cross join lateral (select round(l.views * o.share * (1 + 0.3 * sin(age)))::int as n) as v
    on conflict do nothing`)
}
