import sql from 'sql-template-tag'
import type { Db } from '../src/infra/db/Db'

export interface TableFacts {
  columns: string[]
  /** The columns of each unique index, the primary key's among them. */
  unique: string[][]
  references: { columns: string[]; to: string; toColumns: string[] }[]
}

const names = (numbers: ReturnType<typeof sql>, table: ReturnType<typeof sql>) => sql`(
  select array_agg(a.attname::text order by k.place) from unnest(${numbers}) with ordinality as k (number, place)
  join pg_attribute a on a.attrelid = ${table} and a.attnum = k.number)`

/** The tables of a migrated database, as its catalogue has them. */
export const readTables = async (db: Db): Promise<Map<string, TableFacts>> => {
  const rows = await db.many<TableFacts & { name: string }>(sql`
    select t.relname as name,
      (select array_agg(a.attname::text) from pg_attribute a where a.attrelid = t.oid and a.attnum > 0
        and not a.attisdropped) as columns,
      (select coalesce(json_agg(${names(sql`i.indkey::int2[]`, sql`i.indrelid`)}), '[]') from pg_index i
        where i.indrelid = t.oid and i.indisunique) as unique,
      (select coalesce(json_agg(json_build_object('columns', ${names(sql`c.conkey`, sql`c.conrelid`)},
          'to', c.confrelid::regclass::text, 'toColumns', ${names(sql`c.confkey`, sql`c.confrelid`)})), '[]')
        from pg_constraint c where c.conrelid = t.oid and c.contype = 'f') as references
    from pg_class t
    where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace and t.relname not in ('migrations', 'sql_functions')
    order by 1`)
  return new Map(rows.map(({ name, ...facts }) => [name, facts]))
}
