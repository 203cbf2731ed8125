import { z } from 'zod'
import {
  bodyTypes,
  childrenChoices,
  drinkingHabits,
  eyeColors,
  hairColors,
  heightsCm,
  interests,
  joiningReasons,
  limits,
  photoRefusals,
  profileCards,
  prompts,
  relationshipStatuses,
  searchRadiiKm,
  sexualities,
  smokingHabits,
  tattooChoices,
} from '../../domain'
import type { SearchRadiusKm } from '../../domain'
import {
  genderSchema,
  idSchema,
  lineSchema,
  localeSchema,
  momentSchema,
  nameSchema,
  textSchema,
} from './common'

const photoStatusSchema = z.enum(['pending', 'active', 'rejected'])

const portraitShape = {
  /** URL with the placeholder `{file}` for a file name such as `480.webp`. */
  portrait: z.string().nullable(),
  portrait_width: z.int().positive().nullable(),
  has_avif: z.boolean(),
  preview: z.string().max(50).nullable(),
}

/**
 * `filename` is the URL of the whole photo; the other URLs are of portraits. If the site uses a CDN, the URLs of
 * approved photos begin with its `cdn_prefix`.
 */
export const imageSchema = z.object({
  id: idSchema,
  filename: z.string(),
  thumb_filename: z.string(),
  match: z.string(),
  status: photoStatusSchema,
  ...portraitShape,
})

export const ownImageSchema = imageSchema.extend({
  refusal: z.enum(photoRefusals).nullable(),
  is_refused_by_program: z.boolean(),
  appeal: z.enum(['open', 'upheld']).nullable(),
})

/** URLs, width and preview are null if the photo is locked. */
export const photoSchema = z.object({
  id: idSchema,
  filename: z.string().nullable(),
  thumb_filename: z.string().nullable(),
  ...portraitShape,
  is_locked: z.boolean(),
})

const answeredPromptSchema = z.object({
  prompt: z.enum(prompts),
  answer: textSchema(limits.promptAnswerMaxCodePoints, 1),
})

export const profileCardSchema = z.object({
  id: idSchema,
  name: z.string(),
  age: z.int(),
  gender: genderSchema,
  country: z.string(),
  region: z.string(),
  city: z.string(),
  is_online: z.boolean(),
  is_new: z.boolean(),
  is_fictional: z.boolean(),
  is_demo: z.literal(true).optional(),
  is_verified: z.literal(true).optional(),
  photo_count: z.int().nonnegative(),
  /**
   * Rounded, with a random offset. Absent for visitors, for fictional profiles, and if the distance is unknown or
   * hidden.
   */
  distance_km: z.int().positive().optional(),
  prompt: answeredPromptSchema.optional(),
  main_image: imageSchema.nullable(),
  is_liked: z.boolean(),
  is_match: z.boolean(),
})

const promptsSchema = z
  .array(answeredPromptSchema)
  .max(limits.answeredPrompts)
  .refine((given) => new Set(given.map(({ prompt }) => prompt)).size === given.length, 'names a prompt twice')

const isRadius = (km: number): km is SearchRadiusKm => (searchRadiiKm as readonly number[]).includes(km)
export const radiusSchema = z.number().refine(isRadius, 'is no radius of the search')

const ageSchema = z.int().min(limits.minAge).max(limits.maxAge)

const wishesShape = {
  looking_for: genderSchema.nullable(),
  wished_ages: z
    .tuple([ageSchema, ageSchema])
    .refine(([from, to]) => from <= to, 'ends before it starts')
    .nullable(),
  wished_km: radiusSchema.nullable(),
}

const factsShape = {
  sexuality: z.enum(sexualities).nullable(),
  about_me: textSchema(limits.aboutMeMaxCodePoints),
  reason_for_joining: z.enum(joiningReasons).nullable(),
  hair_color: z.enum(hairColors).nullable(),
  eye_color: z.enum(eyeColors).nullable(),
  body_type: z.enum(bodyTypes).nullable(),
  relationship_status: z.enum(relationshipStatuses).nullable(),
  tattoos: z.enum(tattooChoices).nullable(),
  height: z.int().min(heightsCm.min).max(heightsCm.max).nullable(),
  smoking: z.enum(smokingHabits).nullable(),
  children: z.enum(childrenChoices).nullable(),
  drinking: z.enum(drinkingHabits).nullable(),
  interests: z.array(z.enum(interests)).max(interests.length),
  prompts: promptsSchema,
  language: localeSchema,
}

/**
 * Fields that the site hides are null or empty. Without the member's consent to intimate details, `sexuality` is null
 * and `interests` omits sexual ones.
 */
export const profileSchema = profileCardSchema.extend({
  ...factsShape,
  language: localeSchema.nullable(),
  photos: z.array(photoSchema),
  locked_photo_count: z.int().nonnegative(),
  likes_me: z.boolean(),
  is_blocked: z.boolean(),
  conversation_id: idSchema.nullable(),
  note: z.string().optional(),
})

export const ownProfileSchema = z.object({
  id: idSchema,
  name: z.string(),
  gender: genderSchema.nullable(),
  date_of_birth: z.string(),
  age: z.int(),
  country: z.string().nullable(),
  region: z.string().nullable(),
  city: z.string().nullable(),
  ...factsShape,
  ...wishesShape,
  status: z.enum(['active', 'disabled']),
  is_invisible: z.boolean(),
  is_private: z.boolean(),
  is_discreet: z.boolean(),
  hides_distance: z.boolean(),
  /** Whether the member consented to showing the main photo to visitors. */
  has_public_photo: z.boolean(),
  is_verified: z.boolean(),
  only_verified: z.boolean(),
  has_intimate_consent: z.boolean(),
  main_image: imageSchema.nullable(),
  images: z.array(ownImageSchema),
  photo_limit: z.int().positive(),
  dismissed_cards: z.partialRecord(z.enum(profileCards), z.int()),
})

export const dismissedCardSchema = z.strictObject({ card: z.enum(profileCards) })

export const profileChangeSchema = z.strictObject({
  name: nameSchema.optional(),
  gender: genderSchema.optional(),
  looking_for: wishesShape.looking_for.optional(),
  wished_ages: wishesShape.wished_ages.optional(),
  wished_km: wishesShape.wished_km.optional(),
  country: z.string().length(2).optional(),
  region: lineSchema(80).optional(),
  city: lineSchema(80).optional(),
  sexuality: factsShape.sexuality.optional(),
  about_me: factsShape.about_me.optional(),
  reason_for_joining: factsShape.reason_for_joining.optional(),
  hair_color: factsShape.hair_color.optional(),
  eye_color: factsShape.eye_color.optional(),
  body_type: factsShape.body_type.optional(),
  relationship_status: factsShape.relationship_status.optional(),
  tattoos: factsShape.tattoos.optional(),
  height: factsShape.height.optional(),
  smoking: factsShape.smoking.optional(),
  children: factsShape.children.optional(),
  drinking: factsShape.drinking.optional(),
  interests: factsShape.interests.optional(),
  prompts: promptsSchema.optional(),
  is_invisible: z.boolean().optional(),
  is_private: z.boolean().optional(),
  is_discreet: z.boolean().optional(),
  hides_distance: z.boolean().optional(),
  only_verified: z.boolean().optional(),
  has_public_photo: z.boolean().optional(),
  has_intimate_consent: z.boolean().optional(),
})

export const photoChangeSchema = z.strictObject({
  id: idSchema,
  is_main: z.literal(true).optional(),
  position: z.int().min(0).max(24).optional(),
})

export const photoAppealSchema = z.strictObject({
  id: idSchema,
  text: textSchema(limits.reportMaxCodePoints, 1),
})

export const likedBySchema = profileCardSchema.extend({ like_new: z.boolean(), liked_at: momentSchema })
