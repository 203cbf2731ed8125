import type { MediaRefusal } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import type { Sql } from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'

interface ReviewedRow {
  status: 'pending' | 'active' | 'rejected'
  refusal: MediaRefusal | null
}
interface PhotoRow extends ReviewedRow {
  width: number
  height: number
  cover: string
  is_covered: boolean
  may_show_nudity: boolean
  duration_ms: null
  waveform: null
}
export interface VoiceRow extends ReviewedRow {
  width: null
  height: null
  cover: null
  is_covered: boolean
  may_show_nudity: boolean
  duration_ms: number
  waveform: string
}
export type AttachmentRow = PhotoRow | VoiceRow
export interface StoredRow {
  name: string
  duration_ms: number | null
}
export type MediaRow = AttachmentRow & StoredRow

const columns = sql`name, width, height, cover, is_covered, may_show_nudity, duration_ms, waveform, status, refusal`

export const countUnsent = async (db: Db, userId: number): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
    select count(*)::int as count from message_media where owner_id = ${userId} and message_id is null`)
  ).count

export interface NewMedia {
  media: MediaRow
  uncoversIfHarmless: boolean
  screenAt: Date | null
}

export const insertMedia = (
  tx: Db,
  userId: number,
  { media, uncoversIfHarmless, screenAt }: NewMedia,
  now: Date,
): Promise<MediaRow> =>
  tx.one<MediaRow>(sql`
    insert into message_media (name, owner_id, width, height, cover, is_covered, may_show_nudity, uncovers_if_harmless,
      screen_at, duration_ms, waveform, status, created_at)
    values (${media.name}, ${userId}, ${media.width}, ${media.height}, ${media.cover}, ${media.is_covered},
      ${media.may_show_nudity}, ${uncoversIfHarmless}, ${screenAt}, ${media.duration_ms}, ${media.waveform},
      ${media.status}, ${now})
    returning ${columns}`)

export const findUpload = (db: Db, userId: number, name: string): Promise<MediaRow | undefined> =>
  db.maybe<MediaRow>(sql`select ${columns} from message_media where name = ${name} and owner_id = ${userId}`)

export const findMediaFor = (
  db: Db,
  viewerId: number,
  name: string,
  freeSince: Date | null,
): Promise<MediaRow | undefined> =>
  db.maybe<MediaRow>(sql`
    select ${columns} from message_media a
    where a.name = ${name} and (
      a.message_id is null and a.owner_id = ${viewerId}
      or exists (
        select 1 from messages m
        join conversation_members c on c.conversation_id = m.conversation_id and c.user_id = ${viewerId}
        join wallets w on w.user_id = c.user_id
        where m.id = a.message_id and m.id > c.cleared_id and m.deleted_at is null
          and (a.status = 'active' or m.sender_id = ${viewerId})
          and (w.paid_user or m.created_at >= ${freeSince}::timestamptz)
          and not exists (select 1 from blocks where blocker_id = c.other_id and blocked_id = c.user_id)))`)

export const uncover = (tx: Db, userId: number, messageId: number): Promise<{ id: number } | undefined> =>
  tx.maybe<{ id: number }>(sql`
    with shown as (
      update message_media a set is_covered = false
      from messages m join conversation_members c on c.conversation_id = m.conversation_id and c.user_id = ${userId}
      where m.id = ${messageId} and a.message_id = m.id and m.sender_id <> ${userId} and m.id > c.cleared_id
        and m.deleted_at is null and a.is_covered and a.status = 'active'
      returning a.message_id)
    update messages m set revision = m.revision + 1 from shown where m.id = shown.message_id returning m.id`)

const isLeft = (before: Date): Sql => sql`(a.owner_id is null
  or a.message_id is null and a.created_at < ${before}
  or exists (
    select 1 from messages m
    where m.id = a.message_id and (m.deleted_at is not null or not exists (
      select 1 from conversation_members c
      where c.conversation_id = m.conversation_id and c.cleared_id < m.id))))`

export const findLeftMedia = (
  db: Db,
  { before, after, limit }: { before: Date; after: string; limit: number },
): Promise<StoredRow[]> =>
  db.many(sql`
    select a.name, a.duration_ms from message_media a
    where a.name > ${after} and ${isLeft(before)}
    order by a.name
    limit ${limit}`)

/** Waits for a concurrent send. Returns false if the media is no longer left. */
export const removeLeftMedia = async (tx: Db, name: string, before: Date): Promise<boolean> =>
  (await tx.run(sql`delete from message_media a where a.name = ${name} and ${isLeft(before)}`)) > 0

export const removeMedia = (db: Db, name: string): Promise<number> =>
  db.run(sql`delete from message_media where name = ${name}`)
