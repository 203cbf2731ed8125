import sql from 'sql-template-tag'
import type { Db } from '../db/Db'

export const acquireLease = async (
  db: Db,
  name: string,
  { everyMs, now, due, until }: { everyMs: number; now: Date; due: Date; until: Date },
): Promise<boolean> =>
  (await db.run(sql`
    insert into jobs (name, leased_until, last_run, every_ms) values (${name}, ${until}, ${now}, ${everyMs})
    on conflict (name) do update
      set leased_until = excluded.leased_until, last_run = excluded.last_run, every_ms = excluded.every_ms
    where jobs.leased_until <= ${now} and (jobs.last_run is null or jobs.last_run <= ${due})`)) > 0

/** Releases the lease unless another process has acquired it. `success` is null if the run failed. */
export const finishRun = (
  db: Db,
  name: string,
  { held, now, success }: { held: Date; now: Date; success: Date | null },
): Promise<number> =>
  db.run(sql`
    update jobs set leased_until = case when leased_until = ${held} then ${now} else leased_until end,
      last_success = coalesce(${success}::timestamptz, last_success),
      failures = case when ${success}::timestamptz is null then failures + 1 else 0 end
    where name = ${name}`)

export const renewLease = (db: Db, name: string, held: Date, until: Date): Promise<number> =>
  db.run(sql`update jobs set leased_until = ${until} where name = ${name} and leased_until = ${held}`)
