import sql, { empty } from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'
import { chatColumns } from './conversations.repository'
import type { ChatRow } from './conversations.repository'
import { plainColumns } from './messages.repository'
import type { MessageRow } from './messages.repository'

const holds = (column: ReturnType<typeof sql>, words: readonly string[]) => {
  const literal = words.map((word) => word.replace(/[\\%_]/g, '\\$&'))
  return sql`fold_text(${column}) like all (array(
    select '%' || fold_text(word) || '%' from unnest(${literal}::text[]) as word))`
}

type FoundRow = Omit<MessageRow, 'quote' | 'attachment'> & { other_id: number }

interface TextSearch {
  words: readonly string[]
  since: Date | null
  before?: number
  limit: number
}

export const findMatchingMessages = (
  db: Db,
  userId: number,
  { words, since, before, limit }: TextSearch,
): Promise<FoundRow[]> =>
  db.many(sql`
    select ${plainColumns}, c.other_id
    from conversation_members c join messages m on m.conversation_id = c.conversation_id and m.id > c.cleared_id
    where c.user_id = ${userId} and not c.is_hidden and m.text <> '' and m.deleted_at is null
      ${before === undefined ? empty : sql`and m.id < ${before}`}
      ${since === null ? empty : sql`and m.created_at >= ${since}`}
      and ${holds(sql`m.text`, words)}
    order by m.id desc
    limit ${limit}`)

export const findNamedChats = (
  db: Db,
  userId: number,
  words: readonly string[],
  limit: number,
): Promise<ChatRow[]> =>
  db.many<ChatRow>(sql`
    select ${chatColumns}
    from conversation_members c join users u on u.id = c.other_id
    where c.user_id = ${userId} and not c.is_hidden and ${holds(sql`u.name`, words)}
    order by c.last_at desc, c.conversation_id desc
    limit ${limit}`)
