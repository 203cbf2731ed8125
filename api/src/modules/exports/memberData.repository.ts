import sql, { raw } from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'
import type { ExportedTable } from './exportedTables'

export const findOwnData = (db: Db, userId: number): Promise<{ data: Record<string, unknown> }> =>
  db.one(sql`
    select to_jsonb(u) - array['password_hash', 'rnd', 'version'] as data from users u where id = ${userId}`)

export const findExportedRows = async (
  db: Db,
  userId: number,
  { table, by, without = [] }: ExportedTable,
): Promise<unknown[]> => {
  const rows = await db.many<{ data: unknown }>(sql`
    select to_jsonb(t) - ${without}::text[] as data from ${raw(table)} t where ${raw(by)} = ${userId}`)
  return rows.map(({ data }) => data)
}

/** Some tables may be missing if the ops CLI runs before the API has migrated the database. */
export const findTables = async (db: Db): Promise<Set<string>> => {
  const rows = await db.many<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  )
  return new Set(rows.map(({ name }) => name))
}
