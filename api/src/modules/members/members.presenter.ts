import type { Photo, Profile, ProfileCard, PromotedTile, Settings } from '@duetto/shared/contract'
import { hasRegionSearch, isSexualInterest, searchedFields } from '@duetto/shared/domain'
import type { ProfileField, SearchedField } from '@duetto/shared/domain'
import { presentImage, presentLocked } from '../photos/photos.presenter'
import type { PhotoRow } from '../photos/photos.presenter'
import type { SearchedValues } from './memberFilter'
import type { MemberRow } from './member.repository'
import type { PromotedRow } from './members.repository'

export const presentPromoted = (rows: readonly PromotedRow[]): PromotedTile[] =>
  rows.map((row) => ({ ...row, id: String(row.id) }))

const optionalCriteria = [
  'distance',
  'min_age',
  'max_age',
  'online',
  'photo',
  'new_within',
  'both_ways',
  'verified',
] as const

type SearchSettings = Pick<Settings, 'search_fields' | 'visible_profile_fields'>

/**
 * MEMBER-03: removes criteria that the site does not offer. Also removes criteria on fields that the site hides on
 * profiles, because a search would reveal them.
 */
export const limitSearch = <Search extends object>(search: Search, settings: SearchSettings): Search => {
  const { search_fields: offered, visible_profile_fields: visible } = settings
  const isHidden = (field: SearchedField | 'height'): boolean =>
    !offered.includes(field) || !visible.includes(field)
  const left = [
    ...optionalCriteria.filter((field) => !offered.includes(field)),
    ...(hasRegionSearch(settings) ? [] : ['countryregion']),
    ...searchedFields.filter((field) => isHidden(field)),
    ...(isHidden('height') ? (['min_height', 'max_height'] as const) : []),
  ]
  return { ...search, ...Object.fromEntries(left.map((field) => [field, undefined])) }
}

/**
 * TRUST-07: removes the criteria for orientation and sexual interests. Only members who consent to storing their own
 * may search by them.
 */
export const withoutIntimate = ({ interests, ...values }: SearchedValues): SearchedValues => {
  const left = interests?.filter((interest) => !isSexualInterest(interest))
  return { ...values, sexuality: undefined, interests: left?.length ? left : undefined }
}

export interface Visibility {
  fields: readonly ProfileField[]
  hasNotes: boolean
  photosSeen: number
}

export const presentProfile = (
  card: ProfileCard,
  row: MemberRow,
  photos: readonly PhotoRow[],
  { fields, hasNotes, photosSeen }: Visibility,
): Profile => {
  const shown = <Value, Hidden>(field: ProfileField, value: Value, hidden: Hidden): Value | Hidden =>
    fields.includes(field) ? value : hidden
  const interests = row.has_intimate_consent
    ? row.interests
    : row.interests.filter((interest) => !isSexualInterest(interest))
  return {
    ...card,
    region: shown('region', card.region, ''),
    sexuality: row.has_intimate_consent ? shown('sexuality', row.sexuality, null) : null,
    about_me: hasNotes ? shown('about_me', row.about_me, '') : '',
    prompts: hasNotes ? shown('about_me', row.prompts, []) : [],
    reason_for_joining: shown('reason_for_joining', row.reason_for_joining, null),
    hair_color: shown('hair_color', row.hair_color, null),
    eye_color: shown('eye_color', row.eye_color, null),
    body_type: shown('body_type', row.body_type, null),
    relationship_status: shown('relationship_status', row.relationship_status, null),
    tattoos: shown('tattoos', row.tattoos, null),
    height: shown('height', row.height, null),
    smoking: shown('smoking', row.smoking, null),
    children: shown('children', row.children, null),
    drinking: shown('drinking', row.drinking, null),
    interests: shown('interests', interests, []),
    language: shown('language', row.language, null),
    photos: photos.map((photo, index) => presentPhoto(photo, index < photosSeen)),
    locked_photo_count: Math.max(0, photos.length - photosSeen),
    likes_me: row.likes_me,
    is_blocked: row.is_blocked,
    conversation_id: row.conversation_id,
    ...(row.note !== null && { note: row.note }),
  }
}

const presentPhoto = (row: PhotoRow, isSeen: boolean): Photo => {
  if (!isSeen) return presentLocked(row.id)
  const { match: _, status: __, ...photo } = presentImage(row)
  return { ...photo, is_locked: false }
}
