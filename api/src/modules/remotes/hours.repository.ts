import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'

interface Counts {
  up: number
  failed: number
}
export interface HourCounts extends Counts {
  hour: string
  remote: string
  build: string
  process: string
}

/** Idempotent: keeps the greater counts, because those of a process only grow. */
export const upsertHours = (db: Db, rows: readonly HourCounts[]): Promise<number> =>
  db.run(sql`
    insert into remote_hours as known (hour, remote, build, process, up, failed)
    select hour, remote, build, process, up, failed from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row (hour timestamptz, remote text, build text, process text, up int, failed int)
    on conflict (hour, remote, build, process) do update
      set up = greatest(known.up, excluded.up), failed = greatest(known.failed, excluded.failed)`)

export const removeHoursBefore = (db: Db, time: Date): Promise<number> =>
  db.run(sql`delete from remote_hours where hour < ${time}`)

export interface RemoteHour extends Counts {
  hour: Date
  remote: string
  build: string
}

export const findHours = (db: Db, since: Date): Promise<RemoteHour[]> =>
  db.many<RemoteHour>(sql`
    select hour, remote, build, sum(up)::int as up, sum(failed)::int as failed from remote_hours
    where hour >= ${since} group by hour, remote, build order by hour, remote, build`)
