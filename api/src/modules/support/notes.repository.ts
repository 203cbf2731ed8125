import { operatorLimits } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import type { Sql } from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'
import { isErased } from '../accounts/users.repository'

export interface NoteRow {
  id: number
  author: string
  text: string
  conversation: number | null
  created_at: Date
}

interface NewNote {
  userId: number
  author: string
  text: string
  conversation?: number
  now: Date
}

export const findNotes = (db: Db, userId: number, limit: number): Promise<NoteRow[]> =>
  db.many<NoteRow>(sql`
    select id, author, text, conversation_id as conversation, created_at from member_notes where user_id = ${userId}
    order by id desc limit ${limit}`)

const known = (id: number): Sql => sql`select 1 from users where id = ${id} and not ${isErased}`

/** Returns false for unknown and erased members. */
export const isKnown = async (db: Db, id: number): Promise<boolean> =>
  (await db.maybe(known(id))) !== undefined

/** Like `isKnown`. Locks the row against erasure until the transaction ends. */
export const lockKnown = async (tx: Db, id: number): Promise<boolean> =>
  (await tx.maybe(sql`${known(id)} for share`)) !== undefined

export const insertNote = (tx: Db, { userId, author, text, conversation, now }: NewNote): Promise<number> =>
  tx.run(sql`
    insert into member_notes (user_id, author, text, conversation_id, created_at)
    values (${userId}, ${author}, ${text}, ${conversation ?? null}, ${now})`)

export const deleteNote = async (
  tx: Db,
  { userId, id, author }: { userId: number; id: number; author: string | null },
): Promise<boolean> =>
  (await tx.run(sql`
    delete from member_notes
    where id = ${id} and user_id = ${userId} and (${author}::text is null or author = ${author})`)) > 0

export const findTags = async (db: Db, userId: number): Promise<string[]> =>
  (await db.maybe<{ tags: string[] }>(sql`select tags from member_tags where user_id = ${userId}`))?.tags ??
  []

export const insertTag = async (tx: Db, userId: number, tag: string): Promise<boolean> =>
  (await tx.run(sql`
    insert into member_tags as held (user_id, tags) values (${userId}, array[${tag}])
    on conflict (user_id) do update set tags = held.tags || excluded.tags
    where not held.tags @> excluded.tags and cardinality(held.tags) < ${operatorLimits.tagsPerMember}`)) > 0

export const deleteTag = async (tx: Db, userId: number, tag: string): Promise<boolean> =>
  (await tx.run(sql`
    update member_tags set tags = array_remove(tags, ${tag})
    where user_id = ${userId} and tags @> array[${tag}]`)) > 0
