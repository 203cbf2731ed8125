import { z } from 'zod'
import { interests, loggedOutSearchModes, profileFields, signupModes, limits } from '../../domain'
import { emailSchema, lineSchema, localeSchema, momentSchema, textSchema } from './common'

export const regionSchema = z.object({ country: z.string(), region: z.string(), cities: z.array(z.string()) })

const cdnPrefixSchema = z
  .string()
  .refine(
    (prefix) =>
      prefix === '' ||
      (URL.canParse(prefix) && prefix === new URL(prefix).origin && prefix.startsWith('https:')),
    'must be empty or an origin with https and nothing behind it, such as https://cdn.example.com',
  )

/** Every field of Settings in section 3, grouped by domain. */
export const settingsSchema = z.object({
  name: z.string(),
  domain: z.string(),
  domain_language: localeSchema,
  /** Visitors get `domain_language` until they choose another language, whatever their browser prefers. */
  pin_domain_language: z.boolean(),
  cdn_prefix: cdnPrefixSchema,
  niche: z.int().min(1).max(7),
  index_title: z.string(),
  description: z.string(),
  countries: z.array(z.string()),
  signups: z.enum(signupModes),
  logged_out_search: z.enum(loggedOutSearchModes),
  logged_out_search_trafficsource: z.enum(loggedOutSearchModes),
  geoip_country: z.string().nullable(),
  geoip_selected_country: z.string().nullable(),
  enable_site_entry_popup: z.enum(['yes', 'no']),
  site_entry_countries: z.array(z.string()),
  push_public_key: z.string(),
  support_phone: z.string(),
  support_email: z.string(),
  fictional_icon: z.boolean(),
  fictional_warning: z.string(),
  fictional_singular: z.string(),
  fictional_plural: z.string(),
  visible_profile_fields: z.array(z.enum(profileFields)),
  visible_profile_notes: z.boolean(),
  search_fields: z.array(z.string()),
  message_credits: z.int().nonnegative(),
  photo_credits: z.int().nonnegative(),
  voice_credits: z.int().nonnegative(),
  /** Photos in messages are blurred until the receiver wants to see them. */
  cover_message_photos: z.boolean(),
  /** What an operator looks at before the receiver gets it. */
  review_message_media: z.array(z.enum(['photo', 'voice'])),
  gift_credits: z.record(z.string(), z.int().positive()),
  signup_credits: z.int().nonnegative(),
  message_length: z.object({ min: z.int(), max: z.int() }),
  minimum_message_costs: z.record(z.string(), z.object({ costs: z.int(), currency: z.string() })),
  refund_days: z.int().nonnegative(),
  member_resell: z.boolean(),
  has_match_claim: z.boolean(),
  /** Never reveals to strangers who has an account. */
  hide_membership: z.boolean(),
  min_age: z.int().min(limits.minAge),
  locales: z.array(localeSchema),
  /** Title of every page in discreet mode; says nothing about the site. */
  discreet_name: z.string().min(1).max(40),
  /** Neutral address where the quick exit leads. */
  quick_exit_url: z.url({ protocol: /^https$/ }),
  is_demo: z.boolean(),
  interests: z.array(z.enum(interests)),
  region_data: z.array(regionSchema),
})
export const settingsResultSchema = z.object({ settings: settingsSchema, now: momentSchema })

export const companySchema = z.object({
  name: z.string(),
  address: z.string(),
  kvk: z.string(),
  city: z.string(),
  country: z.string(),
  tradenames: z.array(z.string()),
  vat_numbers: z.array(z.string()),
  support_phone: z.string(),
  delete_discount: z.int().nonnegative(),
  added: momentSchema,
})

export const geocodeQuerySchema = z.strictObject({
  lat: z.coerce.number().min(-90).max(90),
  lon: z.coerce.number().min(-180).max(180),
})
export const geocodeSchema = z.object({ country: z.string(), region: z.string(), city: z.string() })
export const complaintSchema = z.strictObject({
  name: lineSchema(80, 2),
  email: emailSchema,
  subject: z.enum(['payment', 'privacy', 'behaviour', 'technical', 'other']),
  text: textSchema(limits.reportMaxCodePoints, 10),
})
