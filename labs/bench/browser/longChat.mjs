import { openDb } from '../../../api/src/infra/db/openDb.ts'

/** Returns the conversation's id. Stop the API first, because this function opens the embedded database. */
export const addLongChat = async (dataDir, count) => {
  const db = await openDb({ dataDir })
  try {
    await db.script(`
      insert into conversations (low_id, high_id, starter_id, created_at)
      select min(id), max(id), min(id), now() - interval '2 years' from users
      where email in ('marco@demo.duetto.test', 'anna@demo.duetto.test')
      on conflict do nothing;
      create temp table chat as select c.* from conversations c
        join users low on low.id = c.low_id join users high on high.id = c.high_id
        where low.email in ('marco@demo.duetto.test', 'anna@demo.duetto.test')
          and high.email in ('marco@demo.duetto.test', 'anna@demo.duetto.test');
      insert into conversation_members (conversation_id, user_id, other_id, last_at)
      select id, me, you, now() from chat, lateral (values (low_id, high_id), (high_id, low_id)) as side (me, you)
      on conflict do nothing;
      insert into messages (conversation_id, sender_id, kind, text, credits, created_at)
      select chat.id, case when n % 2 = 0 then low_id else high_id end, 'text',
        'Message ' || n || repeat(', and then we walked on along the sea', n % 7), 0,
        now() - (interval '2 years' * (${count} - n) / ${count}) - interval '1 minute'
      from generate_series(1, ${count}) n, chat;
      update conversation_members m set last_message_id = newest.id, last_read_id = newest.id, unread = 0,
        last_at = newest.created_at, last_kind = 'text', last_preview = left(newest.text, 60),
        last_is_mine = newest.sender_id = m.user_id
      from (select * from messages where conversation_id = (select id from chat) order by id desc limit 1) newest
      where m.conversation_id = newest.conversation_id;
      analyze messages;`)
    const { id } = await db.one({ text: 'select id from chat', values: [] })
    return Number(id)
  } finally {
    await db.close()
  }
}
