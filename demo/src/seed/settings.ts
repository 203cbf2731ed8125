import sql from 'sql-template-tag'
import type { Db } from '@duetto/api/src/infra/db/Db'
import { demoSources } from './visits'

const demoDefaults = { fictional_answers: 'script', marketing: { sources: demoSources } }

export const seedSettings = async (db: Db): Promise<void> => {
  await db.run(sql`
    insert into settings (host, data) values ('*', ${JSON.stringify(demoDefaults)}::text::jsonb)
    on conflict (host) do update set data = excluded.data || settings.data`)
}

export const markDemoMembers = async (db: Db): Promise<void> => {
  await db.run(sql`
    update users set is_demo = true
    where email like '%@people.duetto.test' and not is_fictional and not is_demo`)
}
