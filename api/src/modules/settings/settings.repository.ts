import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'

export interface SettingsRow {
  host: string
  data: Record<string, unknown>
}

export const findSettings = (db: Db, host: string): Promise<SettingsRow[]> =>
  db.many<SettingsRow>(sql`
    select host, data from settings where host in ('*', ${host}) order by host <> '*'`)

export const lockSettings = async (tx: Db, host: string, now: Date): Promise<SettingsRow['data']> => {
  await tx.run(sql`
    insert into settings (host, data, updated_at) values (${host}, '{}', ${now}) on conflict (host) do nothing`)
  const { data } = await tx.one<{ data: SettingsRow['data'] }>(sql`
    select data from settings where host = ${host} for update`)
  return data
}

export const storeSettings = (tx: Db, host: string, data: SettingsRow['data'], now: Date): Promise<number> =>
  tx.run(sql`
    update settings set data = ${JSON.stringify(data)}::text::jsonb, updated_at = ${now} where host = ${host}`)

export const findOwnHosts = async (db: Db): Promise<string[]> =>
  (await db.many<{ host: string }>(sql`select host from settings where host <> '*'`)).map(({ host }) => host)

export const hasOwnSettings = async (db: Db, host: string): Promise<boolean> =>
  (await db.maybe(sql`select 1 from settings where host = ${host} and host <> '*'`)) !== undefined

export const ensureSecret = async (db: Db, name: string, make: () => string): Promise<string> => {
  const find = () => db.maybe<{ value: string }>(sql`select value from secrets where name = ${name}`)
  const found = await find()
  if (found) return found.value
  await db.run(sql`insert into secrets (name, value) values (${name}, ${make()}) on conflict do nothing`)
  return (await find())?.value ?? ''
}
