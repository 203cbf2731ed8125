import type { CallResponse } from '@duetto/shared/contract'
import sql from 'sql-template-tag'
import type { Db } from '../infra/db/Db'
import type { TestMember } from './createTestApp'

export const saveSettings = async (db: Db, data: Record<string, unknown>, host = '*'): Promise<void> => {
  await db.run(sql`
    insert into settings (host, data) values (${host}, ${JSON.stringify(data)}::text::jsonb)
    on conflict (host) do update set data = excluded.data`)
}

export const addPhotos = async (db: Db, userId: number, count: number): Promise<number[]> => {
  const rows = await db.many<{ id: number }>(sql`
    insert into photos (user_id, name, status, position, is_main, screened_at)
    select ${userId}::bigint, 'photo-' || ${userId}::bigint || '-' || place, 'active', place, place = 0, now()
    from generate_series(0, ${count}::int - 1) as place
    order by place returning id`)
  return rows.map((row) => row.id)
}

export const atOnce = async <Result>(
  count: number,
  run: (index: number) => Promise<Result>,
): Promise<Result[]> => Promise.all(Array.from({ length: count }, (_, index) => run(index)))

let keys = 0

export const sendText = (
  { call }: TestMember,
  to: { profile?: number; conversation?: number },
  text: string,
): Promise<CallResponse<'sendMessage'>> => {
  keys += 1
  return call('sendMessage', { key: `say-key-${keys}`, body: { ...to, kind: 'text', text } })
}

export const addPasskey = async (
  db: Db,
  userId: number,
  credential = `credential-${userId}`,
): Promise<number> =>
  (
    await db.one<{ id: number }>(sql`
      insert into passkeys (user_id, credential_id, public_key, counter, transports, name, created_at)
      values (${userId}, ${credential}, '', 0, '{}', 'Phone', now()) returning id`)
  ).id
