import type { Profile } from '@duetto/shared/contract'
import type { ProfileField } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'
import type { PhotoRow } from '../photos/photos.presenter'
import { noteOf } from '../profile-notes/notes.repository'
import { hasPublicPhoto, maySee } from './visibility.repository'

type Facts = Pick<Profile, Exclude<ProfileField, 'region'> | 'prompts'>

export interface MemberRow extends Facts {
  has_intimate_consent: boolean
  is_private: boolean
  has_public_photo: boolean
  is_in_sight: boolean
  likes_me: boolean
  is_match: boolean
  is_blocked: boolean
  conversation_id: number | null
  note: string | null
  has_written_to_me: boolean
}

/** Callers must check `is_in_sight` before showing the facts. */
export const findMember = (db: Db, viewerId: number | null, id: number): Promise<MemberRow | undefined> =>
  db.pipelined.maybe<MemberRow>(sql`
    select u.sexuality, u.about_me, u.reason_for_joining, u.hair_color, u.eye_color, u.body_type,
      u.relationship_status, u.tattoos, u.height, u.smoking, u.children, u.drinking, u.interests, u.prompts, u.language, u.has_intimate_consent,
      u.is_private, ${hasPublicPhoto} as has_public_photo, ${maySee(viewerId)} as is_in_sight,
      exists (select 1 from likes where liker_id = u.id and liked_id = ${viewerId}::bigint) as likes_me,
      exists (select 1 from pairs where matched_at is not null
        and low_id = least(u.id, ${viewerId}::bigint)
        and high_id = greatest(u.id, ${viewerId}::bigint)) as is_match,
      exists (select 1 from blocks where blocker_id = ${viewerId}::bigint and blocked_id = u.id) as is_blocked,
      mine.conversation_id, ${noteOf(viewerId)} as note,
      coalesce(mine.last_message_id > 0 and exists (select 1 from messages m
        where m.conversation_id = mine.conversation_id and m.sender_id = u.id), false) as has_written_to_me
    from users u
    left join conversation_members mine on mine.user_id = ${viewerId}::bigint and mine.other_id = u.id
    where u.id = ${id} and (u.status = 'active' or u.id = ${viewerId}::bigint) and u.gender is not null`)

export const findPhotos = (db: Db, userId: number): Promise<PhotoRow[]> =>
  db.pipelined.many<PhotoRow>(sql`
    select id, name, status, width, has_avif, preview from photos where user_id = ${userId} and status = 'active'
    order by is_main desc, position, id`)
