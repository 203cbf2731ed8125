import { join as joinPath } from 'node:path'
import pg from 'pg'
import sql from 'sql-template-tag'
import type { DbEngine } from '../../../api/src/infra/db/Db'
import { migrate } from '../../../api/src/infra/db/migrate'
import { openPostgres } from '../../../api/src/infra/db/postgres'
import { readSchema } from '../../../api/src/infra/db/schema'

export const viewerId = 1

export const createDatabase = async (
  serverUrl: string,
  name: string,
  template = 'template1',
): Promise<DbEngine & { url: string }> => {
  const client = new pg.Client(serverUrl)
  await client.connect()
  if (name !== template) {
    await client.query(`drop database if exists ${name} with (force)`)
    await client.query(`create database ${name} template ${template}`)
  }
  await client.end()
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const engine = openPostgres({ url: url.href })
  await migrate(engine, readSchema(joinPath(import.meta.dirname, '../../../api/src/infra/db')))
  return { ...engine, url: url.href }
}

export const addMembers = async (db: DbEngine, count: number): Promise<void> => {
  await db.script(`
    set statement_timeout = 0;
    insert into users (email, password_hash, name, gender, looking_for, birth_date, status, signup_step, country, region,
      city, has_photo, created_at, last_active)
    select 'm' || n || '@bench.test', '-', 'Member ' || n, case when n % 2 = 0 then 'female' else 'male' end,
      case when n % 2 = 0 then 'male' else 'female' end, date '1960-01-01' + (n % 15000), 'active', 5,
      (array['NL','DE','IT','FR'])[1 + (n / 2) % 4], 'Region ' || n % 12, 'Town',
      true, now() - interval '1 year', now() - random() * interval '90 days'
    from generate_series(1, ${count}) n;
    update users set country = 'NL' where id = ${viewerId};
    update wallets set paid_user = true;
    with entries as (
      insert into ledger_entries (user_id, credits, balance, kind, source_key)
      select user_id, 1000000, 1000000, 'opening', 'opening:' || user_id from wallets returning user_id, credits)
    insert into credit_lots (user_id, credits, remaining) select user_id, credits, credits from entries;
    update wallets set credits = 1000000;`)
  // Vacuum now, so that autovacuum does not run between two measurements.
  await db.script('vacuum analyze users')
  await db.script('vacuum analyze wallets')
}

export const addProfiles = async (db: DbEngine): Promise<void> => {
  await db.script(`
    set statement_timeout = 0;
    update users set lat = 44 + (id / 3 % 10) * 0.4, lon = 5 + (id / 31 % 20) * 0.5, city = 'Town',
      hair_color = (array['black','brown','blonde','red','grey'])[1 + id / 7 % 5],
      eye_color = (array['brown','blue','green','hazel','grey','other'])[1 + id / 11 % 6],
      tattoos = case when id / 13 % 3 = 0 then 'many' else 'none' end,
      wished_ages = case when id % 3 = 0 then array[25, 45] end, wished_km = case when id % 5 = 0 then 250 end,
      interests = case when id / 17 % 40 = 0 then array['tea'] else array['wine'] end,
      created_at = now() - case when id % 400 = 0 then interval '3 days' else interval '1 year' * random() end;`)
  await db.script('vacuum analyze users')
}

export const addConversations = async (
  db: DbEngine,
  userId: number,
  count: number,
  from: number,
): Promise<void> => {
  await db.run(sql`
    with made as (
      insert into conversations (low_id, high_id, starter_id, created_at)
      select least(${userId}, n), greatest(${userId}, n), ${userId}, now()
      from generate_series(${from}::int, ${from + count - 1}::int) n returning *),
    sent as (
      insert into messages (conversation_id, sender_id, kind, text, credits, created_at)
      select id, ${userId}, 'text', 'Hello', 0, now() from made returning *)
    insert into conversation_members (conversation_id, user_id, other_id, last_message_id, last_at, last_kind,
      last_preview, last_is_mine)
    select made.id, side.me, side.you, sent.id, now() - random() * interval '30 days', 'text', 'Hello', side.me = ${userId}
    from made join sent on sent.conversation_id = made.id
    cross join lateral (values (low_id, high_id), (high_id, low_id)) as side (me, you)`)
  await db.script('analyze conversation_members; analyze conversations; analyze messages;')
}

export const addMessages = async (db: DbEngine, conversationId: number, count: number): Promise<void> => {
  await db.run(sql`
    insert into messages (conversation_id, sender_id, kind, text, credits, created_at)
    select ${conversationId}, case when n % 2 = 0 then c.low_id else c.high_id end, 'text', 'Message number ' || n, 0, now()
    from generate_series(1, ${count}::int) n, conversations c where c.id = ${conversationId}`)
  await db.script('analyze messages;')
}
