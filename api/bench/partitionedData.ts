import { join } from 'node:path'
import type { DbEngine } from '../src/infra/db/Db'
import { readSchema } from '../src/infra/db/schema'
import { addMembers } from './data'

/** Members on each side; each has conversations with some of the other side. */
const side = 50_000
export const conversations = 400_000
/** Conversations of this and lower numbers go on through all of the time; the others live for a twentieth of it. */
export const longLived = 2_000
export const months = 24

/** Two years of messages in the order of their ids; conversation `n` has number `n`. */
export const addYears = async (db: DbEngine, messages: number): Promise<void> => {
  await addMembers(db, 2 * side)
  await db.script(`
    set statement_timeout = 0;
    set session_replication_role = replica;
    insert into conversations (low_id, high_id, created_at)
      select 1 + n % ${side}, ${side + 1} + (n % ${side} * 7 + n / ${side}) % ${side}, now()
      from generate_series(1, ${conversations}) n;
    insert into conversation_members (conversation_id, user_id, other_id, last_at)
      select id, me, you, now() from conversations
      cross join lateral (values (low_id, high_id), (high_id, low_id)) as side (me, you);
    insert into messages (conversation_id, sender_id, kind, text, credits, created_at, send_key)
      select c.id, case when n % 2 = 0 then c.low_id else c.high_id end, 'text',
        'Message number ' || n || repeat(' and a few words more', (n % 5)::int), 1,
        now() - interval '2 years' * (1 - n::float / ${messages}), gen_random_uuid()
      from (
        select n, case when n % 50 = 0 then 1 + n / 50 % ${longLived}
          else ${longLived + 1} + floor((${conversations - longLived} * 0.95) * n / ${messages}
            + random() * ${conversations - longLived} * 0.05 - 0.001)::bigint end as number
        from generate_series(1, ${messages}) n) as made
      join conversations c on c.id = made.number
      order by n;
    update conversation_members c set last_message_id = m.id
      from (select conversation_id, max(id) as id from messages group by 1) as m where m.conversation_id = c.conversation_id;
    set session_replication_role = origin;`)
  await db.script('vacuum analyze messages')
  await db.script('vacuum analyze conversation_members')
}

/**
 * The same table in partitions by range of its id, which grows with time. The unique key of a send cannot be kept: a
 * unique index must hold the partition's column.
 */
export const partition = async (db: DbEngine, messages: number): Promise<void> => {
  const quoteOf = readSchema(join(import.meta.dirname, '../src/infra/db')).functions.find(
    ({ name }) => name === 'quote_of',
  )
  const each = Math.ceil(messages / (months - 1))
  const parts = Array.from(
    { length: months },
    (_, n) =>
      `create table messages_${n} partition of messages for values from (${n * each}) to (${(n + 1) * each});`,
  )
  await db.script(`
    set statement_timeout = 0;
    drop function quote_of(messages);
    alter table messages rename to whole;
    create table messages (like whole including defaults including constraints including identity) partition by range (id);
    ${parts.join('\n')}
    insert into messages overriding system value select * from whole order by id;
    select setval(pg_get_serial_sequence('messages', 'id'), ${messages});
    alter table message_media drop constraint message_media_message_id_fkey;
    drop table whole;
    alter table messages add primary key (id);
    create index on messages (sender_id, send_key);
    create index on messages (conversation_id, id desc);
    create index on messages (media) where kind = 'photo';
    alter table messages add foreign key (conversation_id, sender_id)
      references conversation_members (conversation_id, user_id) on delete cascade;
    alter table message_media add foreign key (message_id) references messages on delete set null;
    ${quoteOf?.text ?? ''}`)
  await db.script('vacuum analyze messages')
}
