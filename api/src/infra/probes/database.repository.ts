import sql from 'sql-template-tag'
import type { Db } from '../db/Db'

export interface Connections {
  used: number
  max: number
}

export const countConnections = (db: Db): Promise<Connections> =>
  db.one<Connections>(sql`
    select (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used,
      current_setting('max_connections')::int as max`)

const backup = 'backup'

export const setBackedUp = (db: Db, now: Date): Promise<number> =>
  db.run(sql`
    insert into jobs (name, leased_until, last_run) values (${backup}, ${now}, ${now})
    on conflict (name) do update set last_run = excluded.last_run`)

export interface Backup {
  since: Date
  exists: boolean
}

export const findBackup = (db: Db): Promise<Backup> =>
  db.one<Backup>(sql`
    select coalesce(j.last_run, m.created, now()) as since, j.last_run is not null as exists
    from (select min(applied_at) as created from migrations) m
      left join jobs j on j.name = ${backup}`)

export const findVersion = async (db: Db): Promise<string> =>
  (await db.one<{ version: string }>(sql`select current_setting('server_version') as version`)).version

export const findMigrations = async (db: Db): Promise<string[]> =>
  (await db.many<{ name: string }>(sql`select name from migrations order by name`)).map(({ name }) => name)
