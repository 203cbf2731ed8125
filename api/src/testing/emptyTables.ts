import sql from 'sql-template-tag'
import type { DbEngine } from '../infra/db/Db'

/**
 * Deleting from a partitioned table also empties its partitions, including those created later. Secrets are retained,
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
 * Creates a database function that empties these tables and resets all sequences. For nearly empty tables,
 * DELETE is much faster than TRUNCATE, and a function caches its plans. Foreign keys and triggers are off
 * during the call, so the order does not matter.
 */
export const createEmptying = (db: DbEngine): (() => Promise<void>) => {
  let isReady = false
  const prepare = async (): Promise<void> => {
    const found = [
      ...(await db.many<{ statement: string }>(tables)),
      ...(await db.many<{ statement: string }>(sequences)),
    ]
    await db.script(`
      create schema if not exists testing;
      create or replace function testing.empty() returns void language plpgsql
      set session_replication_role = replica
      as $$ begin ${found.map(({ statement }) => statement).join('\n')} end $$`)
    isReady = true
  }
  return async () => {
    if (!isReady) await prepare()
    await db.script('select testing.empty()')
  }
}
