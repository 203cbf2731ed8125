import { z } from 'zod'
import { heightsCm, houseRules, limits, newWithinDays, searchSorts, searchedValues } from '../../domain'
import type { NewWithinDays, SearchedField } from '../../domain'
import {
  emailSchema,
  genderSchema,
  idSchema,
  lineSchema,
  momentSchema,
  queryFlagSchema,
  queryIdSchema,
  textSchema,
} from './common'
import { likedBySchema, profileCardSchema, profileSchema, radiusSchema } from './profile'

const valuesSchema = <Value extends string>(values: readonly Value[]) =>
  z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(values)).max(values.length))
    .optional()

const searchedShape = Object.fromEntries(
  Object.entries(searchedValues).map(([field, values]) => [field, valuesSchema<string>(values)]),
) as { [Field in SearchedField]: ReturnType<typeof valuesSchema<string>> }

const heightSchema = z.coerce.number().int().min(heightsCm.min).max(heightsCm.max).optional()

const isRecent = (days: number): days is NewWithinDays => (newWithinDays as readonly number[]).includes(days)

export const searchQuerySchema = z.strictObject({
  /** Defaults to the member's `looking_for`, or to `all` without one and in searches by name. */
  gender: genderSchema.or(z.literal('all')).optional(),
  country: z.string().length(2).or(z.literal('all')).optional(),
  countryregion: lineSchema(80).optional(),
  /**
   * Radius in kilometres around the town `city` of `country` or, if `city` is missing or unknown, around the member's
   * own town. Replaces the criteria country and region. Ignored for visitors and if neither town is known.
   */
  distance: z.coerce.number().pipe(radiusSchema).optional(),
  city: lineSchema(80).optional(),
  min_age: z.coerce.number().int().min(limits.minAge).max(limits.maxAge).optional(),
  max_age: z.coerce.number().int().min(limits.minAge).max(limits.maxAge).optional(),
  online: queryFlagSchema.optional(),
  photo: queryFlagSchema.optional(),
  new_within: z.coerce.number().refine(isRecent, 'is no choice of the search').optional(),
  /**
   * Limits the results to members whose own wishes for gender, age and distance the searching member meets. A missing
   * wish or an unknown or hidden distance counts as met. Ignored for visitors.
   */
  both_ways: queryFlagSchema.optional(),
  verified: queryFlagSchema.optional(),
  min_height: heightSchema,
  max_height: heightSchema,
  ...searchedShape,
  hide_fictional: queryFlagSchema.optional(),
  name: lineSchema(limits.nameMaxCodePoints).optional(),
  trafficsource: queryFlagSchema.optional(),
  /**
   * `nearest` omits people whose distance is unknown or hidden. It falls back to `suggested` for visitors, and if
   * neither `city` nor the member's own town is known.
   */
  sort: z.enum(searchSorts).optional(),
  cursor: z.string().max(600).optional(),
  with_prompt: queryFlagSchema.optional(),
  limit: z.coerce.number().int().min(1).max(60).optional(),
})

export const savedQuerySchema = searchQuerySchema.omit({
  name: true,
  trafficsource: true,
  sort: true,
  cursor: true,
  with_prompt: true,
  limit: true,
})
/** `query` is a query string that satisfies `savedQuerySchema`. */
export const newSavedSearchSchema = z.strictObject({ query: z.string().max(1000) })
export const savedSearchRefSchema = z.strictObject({ id: idSchema })
export const savedSearchesSchema = z.object({
  searches: z.array(
    z.object({
      id: idSchema,
      query: z.string(),
      has_new: z.boolean(),
    }),
  ),
})

export const promotedTileSchema = z.object({
  kind: z.enum(['cam', 'resell']),
  id: z.string(),
  title: z.string(),
  image: z.string(),
  href: z.string(),
})

export const searchResultSchema = z.object({
  profiles: z.array(profileCardSchema),
  promoted: z.array(promotedTileSchema),
  origin: z.string().nullable(),
  numResults: z.int().nonnegative(),
  is_approximate: z.boolean(),
  next_cursor: z.string().nullable(),
  similar: z.array(profileCardSchema),
  numSimilar: z.int().nonnegative(),
  is_limited: z.boolean(),
})

export const memberQuerySchema = z.strictObject({
  id: queryIdSchema,
  trafficsource: queryFlagSchema.optional(),
})
export const memberResultSchema = z.object({ profile: profileSchema })
export const profileRefSchema = z.strictObject({ profile: idSchema })
export const likesSchema = z.object({
  profiles: z.array(profileCardSchema),
  liked_by: z.array(likedBySchema),
  total_new: z.int().nonnegative(),
})
/**
 * `count` excludes fictional profiles and matches. `people` lists real likers, including matches, and then, for free
 * members, suggestions. All of them have photos that Premium unlocks.
 */
export const likesTeaserSchema = z.object({
  count: z.int().nonnegative(),
  people: z
    .array(profileCardSchema.extend({ locked_photo_count: z.int().positive() }))
    .max(limits.teaserPeople)
    .optional(),
})
export const likeResultSchema = z.object({ is_match: z.boolean(), profile: profileCardSchema })

export const activityItemSchema = z.object({
  kind: z.enum(['visit', 'like', 'match', 'message']),
  profile: profileCardSchema,
  at: momentSchema,
  is_new: z.boolean(),
})
/**
 * Items about real members come first, then those about fictional ones, each group newest first. Pass `now` to
 * `markActivitySeen` as `until`.
 */
export const activitySchema = z.object({ items: z.array(activityItemSchema), now: momentSchema })
export const activitySeenSchema = z.strictObject({ until: momentSchema })

export const autoLikeSchema = z.object({ profile: profileCardSchema.nullable() })

export const swipeDeckSchema = z.object({
  profiles: z.array(profileCardSchema),
  likes_left: z.int().nonnegative(),
  resets_at: momentSchema.nullable(),
  now: momentSchema,
  can_undo: z.boolean(),
})
export const swipeSchema = z.strictObject({ profile: idSchema, decision: z.enum(['like', 'pass', 'skip']) })
export const swipeResultSchema = z.object({
  is_match: z.boolean(),
  likes_left: z.int().nonnegative(),
  resets_at: momentSchema.nullable(),
  now: momentSchema,
})

export const noteSchema = z.strictObject({ profile: idSchema, text: textSchema(limits.noteMaxCodePoints) })

/** People who are still hidden after a pass or skip, the most recent decision first. */
export const skippedSchema = z.object({
  people: z.array(
    z.object({ profile: profileCardSchema, decision: z.enum(['pass', 'skip']), at: momentSchema }),
  ),
})
/** Omit `profile` to undo all passes and skips. */
export const unskipSchema = z.strictObject({ profile: idSchema.optional() })

const matchAnswerSchema = z.strictObject({ question: z.string().max(40), answer: z.string().max(40) })
export const matchFinderSchema = z.object({
  questions: z.array(z.object({ id: z.string(), answers: z.array(z.string()) })),
  answers: z.array(matchAnswerSchema),
})
export const matchFinderAnswersSchema = z.strictObject({ answers: z.array(matchAnswerSchema).max(20) })
export const matchCandidatesSchema = z.object({
  candidates: z.array(
    z.object({ profile: profileCardSchema, score: z.int().min(0).max(100), shared: z.array(z.string()) }),
  ),
})

export const reportSchema = z.strictObject({
  kind: z.enum(['profile', 'photo', 'message']),
  id: idSchema,
  reason: z.enum(houseRules),
  text: textSchema(limits.reportMaxCodePoints).optional(),
  email: emailSchema.optional(),
})
export const receiptSchema = z.object({ ok: z.literal(true), reference: z.string(), at: momentSchema })
