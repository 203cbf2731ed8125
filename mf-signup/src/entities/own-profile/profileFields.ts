import type { OwnProfile } from '@duetto/shared/contract'

export const editable = [
  'name',
  'gender',
  'looking_for',
  'wished_ages',
  'wished_km',
  'country',
  'region',
  'city',
  'sexuality',
  'about_me',
  'reason_for_joining',
  'hair_color',
  'eye_color',
  'body_type',
  'relationship_status',
  'tattoos',
  'height',
  'smoking',
  'children',
  'drinking',
  'interests',
  'prompts',
  'has_intimate_consent',
] as const satisfies readonly (keyof OwnProfile)[]

export type ProfileDraft = Pick<OwnProfile, (typeof editable)[number]>

export interface FieldsProps {
  draft: ProfileDraft
  onChange: (part: Partial<ProfileDraft>) => void
}
