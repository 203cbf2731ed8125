import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'

export interface SettingsRow {
  host: string
  data: Record<string, unknown>
}

/** Finds settings for all hosts (`*`) first, then those of this host. */
export const findSettings = (db: Db, host: string): Promise<SettingsRow[]> =>
  db.many<SettingsRow>(sql`
    select host, data from settings where host in ('*', ${host}) order by host <> '*'`)

export const findOwnHosts = async (db: Db): Promise<string[]> =>
  (await db.many<{ host: string }>(sql`select host from settings where host <> '*'`)).map(({ host }) => host)

export const hasOwnSettings = async (db: Db, host: string): Promise<boolean> =>
  (await db.maybe(sql`select 1 from settings where host = ${host} and host <> '*'`)) !== undefined

/** Loads a secret, or creates and stores it. If two processes create it concurrently, the first one wins. */
export const ensureSecret = async (db: Db, name: string, make: () => string): Promise<string> => {
  const find = () => db.maybe<{ value: string }>(sql`select value from secrets where name = ${name}`)
  const found = await find()
  if (found) return found.value
  await db.run(sql`insert into secrets (name, value) values (${name}, ${make()}) on conflict do nothing`)
  return (await find())?.value ?? ''
}
