import sql from 'sql-template-tag'
import type { DbEngine } from '../infra/db/Db'

/**
 * Partitions are excluded: deleting from their parent empties them, including those created later. Secrets stay,
 * because a migration creates one.
 */
const tables = sql`
  select format('delete from %I;', relname) as statement from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    and relname not in ('migrations', 'sql_functions', 'secrets')`

const sequences = sql`
  select format('perform setval(%L, %s, false);', seqrelid::regclass, seqstart) as statement
  from pg_sequence join pg_class on pg_class.oid = seqrelid
  where relnamespace = 'public'::regnamespace`

/**
 * On nearly empty tables, DELETE is much faster than TRUNCATE, and a function caches the plans. Foreign keys and
 * triggers are off, so the order does not matter.
 */
export const prepareEmptying = async (db: DbEngine): Promise<void> => {
  const found = [
    ...(await db.many<{ statement: string }>(tables)),
    ...(await db.many<{ statement: string }>(sequences)),
  ]
  await db.script(`
    create schema testing;
    create table testing.secrets as select name from secrets;
    create function testing.empty() returns void language plpgsql
    set session_replication_role = replica
    as $$ begin ${found.map(({ statement }) => statement).join('\n')} end $$`)
}

export const emptyTables = (script: (text: string) => Promise<unknown>): Promise<unknown> =>
  script('select testing.empty()')

export const restoreTables = async (script: (text: string) => Promise<unknown>): Promise<void> => {
  await emptyTables(script)
  await script('delete from secrets where name not in (select name from testing.secrets)')
}
