import sql from 'sql-template-tag'
import type { Db } from '@duetto/api/src/infra/db/Db'

/** Settings of the demo where its operator has set none: the companion's script answers for fictional profiles. */
const demoDefaults = { fictional_answers: 'script' }

export const seedSettings = async (db: Db): Promise<void> => {
  await db.run(sql`
    insert into settings (host, data) values ('*', ${JSON.stringify(demoDefaults)}::text::jsonb)
    on conflict (host) do update set data = excluded.data || settings.data`)
}
