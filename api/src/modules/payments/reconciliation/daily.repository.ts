import sql from 'sql-template-tag'
import type { Db } from '../../../infra/db/Db'

export interface StoredDifference {
  payment: number | null
  reference: string
  faults: string[]
}

export const findDueDays = async (db: Db, from: string, to: string): Promise<string[]> => {
  const rows = await db.many<{ day: string }>(sql`
    select d::date::text as day from generate_series(${from}::date, ${to}::date, interval '1 day') d
    where not exists (select 1 from reconciliations r where r.day = d::date and r.differences = '[]')
    union select r.day::text from reconciliations r where r.differences <> '[]' order by 1`)
  return rows.map(({ day }) => day)
}

export const saveReconciliation = (
  db: Db,
  {
    day,
    now,
    orders,
    differences,
  }: { day: string; now: Date; orders: number; differences: readonly StoredDifference[] },
): Promise<number> =>
  db.run(sql`
    insert into reconciliations (day, reconciled_at, orders, differences)
    values (${day}::date, ${now}, ${orders}, ${JSON.stringify(differences)}::text::jsonb)
    on conflict (day) do update set reconciled_at = excluded.reconciled_at, orders = excluded.orders,
      differences = excluded.differences`)

export interface DayRow {
  day: string
  reconciled_at: Date
  orders: number
  differences: number
}

export const findReconciliations = (db: Db, limit: number): Promise<DayRow[]> =>
  db.many<DayRow>(sql`
    select day::text, reconciled_at, orders, jsonb_array_length(differences) as differences
    from reconciliations r order by r.differences <> '[]' desc, r.day desc limit ${limit}`)

export const countDifferences = async (db: Db): Promise<number> =>
  (
    await db.one<{ differences: number }>(sql`
      select coalesce(sum(jsonb_array_length(differences)), 0)::int as differences from reconciliations
      where differences <> '[]'`)
  ).differences
