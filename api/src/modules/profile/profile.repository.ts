import type { OwnProfile, ProfileChange } from '@duetto/shared/contract'
import { profileChangeSchema } from '@duetto/shared/contract/schemas'
import type {
  DismissedCards,
  Gender,
  Interest,
  Locale,
  PhotoRefusal,
  ProfileCardKind,
  ProfileField,
} from '@duetto/shared/domain'
import sql, { join, raw } from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'
import type { PhotoRow } from '../photos/photos.presenter'

type Facts = Pick<OwnProfile, Exclude<ProfileField, 'interests' | 'language' | 'region'> | 'prompts'>

export interface OwnRow extends Facts {
  id: number
  email: string
  name: string
  status: 'not_confirmed' | 'active'
  credits: number
  paid_user: boolean
  created_at: Date
  signup_step: number
  free_messages_used: number
  started_conversations: number
  notifications_disabled: ('spam_complaint' | 'bounce' | 'unsubscribe')[]
  language: Locale
  gender: Gender | null
  looking_for: Gender | null
  wished_ages: OwnProfile['wished_ages']
  wished_km: OwnProfile['wished_km']
  birth_date: string
  country: string | null
  region: string | null
  city: string | null
  interests: Interest[]
  is_invisible: boolean
  is_private: boolean
  is_discreet: boolean
  hides_distance: boolean
  has_public_photo: boolean
  is_verified: boolean
  only_verified: boolean
  has_intimate_consent: boolean
  dismissed_cards: DismissedCards
}

export interface OwnPhotoRow extends PhotoRow {
  is_main: boolean
  refusal: PhotoRefusal | null
  is_refused_by_program: boolean
  appeal: 'open' | 'upheld' | null
}

export const findOwn = (db: Db, userId: number): Promise<OwnRow> =>
  db.one<OwnRow>(sql`
    select id, email, name, status, credits, paid_user, created_at, signup_step, free_messages_used,
      started_conversations, notifications_disabled, language, gender, looking_for, wished_ages, wished_km, birth_date,
      country, region, city, interests, is_invisible, is_private, is_discreet, hides_distance, is_verified, only_verified,
      public_photo_at is not null as has_public_photo, has_intimate_consent, sexuality, about_me,
      reason_for_joining, hair_color, eye_color, body_type, relationship_status, tattoos, height, smoking, children,
      drinking, prompts, dismissed_cards
    from users join wallets on user_id = id where id = ${userId}`)

export const findOwnPhotos = (db: Db, userId: number): Promise<OwnPhotoRow[]> =>
  db.many<OwnPhotoRow>(sql`
    select p.id, p.name, p.status, p.width, p.has_avif, p.preview, p.is_main, p.refusal,
      p.is_refused_by_program, nullif(a.status, 'overturned') as appeal
    from photos p left join photo_appeals a on a.photo_id = p.id
    where p.user_id = ${userId} order by p.position, p.id`)

export const findVersion = async (db: Db, userId: number, now: Date): Promise<string> =>
  (
    await db.pipelined.one<{ version: string }>(sql`
      select concat_ws('-', version, credits, paid_user::int, free_messages_used, started_conversations,
        (restricted_until > ${now})::int) as version
      from users join wallets on user_id = id where id = ${userId}`)
  ).version

/** Column names. They become part of SQL statements, so they must never come from a request. */
const changeable = [
  ...profileChangeSchema.omit({ has_public_photo: true }).keyof().options,
  ...(['lat', 'lon', 'public_photo_at', 'intimate_consent_at', 'signup_step'] as const),
]
export interface Changes extends Omit<ProfileChange, 'has_public_photo' | 'prompts'> {
  prompts?: string
  lat?: number | null
  lon?: number | null
  public_photo_at?: Date | null
  intimate_consent_at?: Date | null
  signup_step?: number
}

export const saveOwn = async (tx: Db, userId: number, changes: Changes): Promise<void> => {
  const changed = changeable.filter((column) => changes[column] !== undefined)
  if (changed.length === 0) return
  const values = changes as Required<Changes>
  const parts = changed.map((column) => sql`${raw(column)} = ${values[column]}`)
  await tx.run(sql`update users set ${join(parts, ', ')} where id = ${userId}`)
}

export const saveDismissedCard = (
  db: Db,
  userId: number,
  card: ProfileCardKind,
  now: Date,
): Promise<number> =>
  db.run(sql`
    update users set dismissed_cards = dismissed_cards || jsonb_build_object(${card}::text, ${now.getTime()}::bigint)
    where id = ${userId}`)
