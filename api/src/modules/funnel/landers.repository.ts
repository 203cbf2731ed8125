import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'

export interface LanderRow {
  name: string
  variants: string[]
}

export const findLander = (db: Db, name: string): Promise<LanderRow | undefined> =>
  db.maybe<LanderRow>(sql`select name, variants from landers where name = ${name}`)

export const replaceLanders = async (tx: Db, landers: readonly LanderRow[]): Promise<void> => {
  await tx.run(sql`delete from landers where name <> all (${landers.map(({ name }) => name)}::text[])`)
  for (const { name, variants } of landers)
    await tx.run(sql`
      insert into landers (name, variants) values (${name}, ${variants})
      on conflict (name) do update set variants = excluded.variants
      where landers.variants <> excluded.variants`)
}
