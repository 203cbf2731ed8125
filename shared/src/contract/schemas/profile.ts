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

/** Files of a portrait, see `portraitSrcSet`. Null until they are rendered, and for a locked photo. */
const portraitShape = {
  /** URL in which `{file}` stands for the file name, `<width>.<type>`. */
  portrait: z.string().nullable(),
  portrait_width: z.int().positive().nullable(),
  has_avif: z.boolean(),
  /** ThumbHash of the portrait in base64. */
  preview: z.string().max(50).nullable(),
}

/**
 * `filename` is the whole photo; the other URLs are portraits. Once the photo is approved, the URLs begin with the
 * site's `cdn_prefix`.
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
  /** Whether a program refused the photo and no person has decided since. */
  is_refused_by_program: z.boolean(),
  appeal: z.enum(['open', 'upheld']).nullable(),
})

/** A photo in another member's profile; a locked one has neither URLs nor a preview. */
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
  /** A made-up member of a demo site, for whom a script replies. Unlike a fictional profile, it counts as real. */
  is_demo: z.literal(true).optional(),
  /** An operator has matched a selfie with the member's photos; absent on sites without verification. */
  is_verified: z.literal(true).optional(),
  photo_count: z.int().nonnegative(),
  /** Rounded, with a random offset. Absent for visitors and fictional profiles, and if it is unknown or hidden. */
  distance_km: z.int().positive().optional(),
  /** The first answered prompt; only in searches with `with_prompt`. */
  prompt: answeredPromptSchema.optional(),
  main_image: imageSchema.nullable(),
  is_liked: z.boolean(),
  is_match: z.boolean(),
})

/** Answered prompts in the member's order, without duplicates. */
const promptsSchema = z
  .array(answeredPromptSchema)
  .max(limits.answeredPrompts)
  .refine((given) => new Set(given.map(({ prompt }) => prompt)).size === given.length, 'names a prompt twice')

const isRadius = (km: number): km is SearchRadiusKm => (searchRadiiKm as readonly number[]).includes(km)
export const radiusSchema = z.number().refine(isRadius, 'is no radius of the search')

const ageSchema = z.int().min(limits.minAge).max(limits.maxAge)

/** The member's wishes; null sets no limit. Others' searches apply them only with `both_ways`. */
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

/** A profile page. Fields that the site or a missing consent hides are null or empty. */
export const profileSchema = profileCardSchema.extend({
  ...factsShape,
  language: localeSchema.nullable(),
  photos: z.array(photoSchema),
  locked_photo_count: z.int().nonnegative(),
  likes_me: z.boolean(),
  is_blocked: z.boolean(),
  conversation_id: idSchema.nullable(),
  /** The viewer's private note about this member. */
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
  /** Discreet mode on all devices: neutral title and icon, blurred photos, quick exit. */
  is_discreet: z.boolean(),
  /** Hides the member's distance from others, and the member from searches by distance. */
  hides_distance: z.boolean(),
  /** Consent to show the main photo to visitors. */
  has_public_photo: z.boolean(),
  is_verified: z.boolean(),
  /** Only verified members can start conversations with the member. */
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
