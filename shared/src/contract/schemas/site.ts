import { z } from 'zod'
import {
  currencies,
  fictionalAnswers,
  interests,
  legalPages,
  loggedOutSearchModes,
  profileFields,
  signupModes,
  limits,
} from '../../domain'
import { brandSchema } from './brand'
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

const priceSchema = z.int().min(1).max(10_000_000)
const packagePricesSchema = z.strictObject({
  p0: priceSchema,
  p1: priceSchema,
  p2: priceSchema,
  p3: priceSchema,
})

/**
 * Settings that the site's pages read (specification, section 3). tools/docs copies the descriptions to
 * docs/settings.md.
 */
export const settingsSchema = z.object({
  name: z.string().describe('Name of the site in titles, pages, e-mails and pushes'),
  brand: brandSchema.describe('Brand of the site'),
  domain: z.string().describe('Host of the request'),
  domain_language: localeSchema.describe(
    'Language of a visitor whose browser and cookie name none that the country offers, and of e-mails without a reader’s language',
  ),
  pin_domain_language: z
    .boolean()
    .describe(
      'Whether visitors get `domain_language` until they choose another, whatever their browser prefers',
    ),
  cdn_prefix: cdnPrefixSchema.describe(
    'Origin of a CDN that serves pictures: empty, or https without a path; see scale.md',
  ),
  niche: z
    .int()
    .min(1)
    .max(7)
    .describe('Niche from 1 to 7: whom the home page and landers without a slug are for'),
  index_title: z.string().describe('Title of pages that have none of their own'),
  description: z.string().describe('Description of pages for search engines and previews'),
  countries: z
    .array(z.string())
    .describe('Countries to choose from in the search and the profile; empty for all'),
  signups: z.enum(signupModes).describe('Who may sign up: all, with_trafficsource, or none'),
  logged_out_search: z
    .enum(loggedOutSearchModes)
    .describe('What visitors see of members: full, limited to the first page, or none'),
  logged_out_search_trafficsource: z
    .enum(loggedOutSearchModes)
    .describe('The same for visitors who came from a traffic source'),
  geoip_country: z.string().nullable().describe('Country of the request'),
  geoip_selected_country: z
    .string()
    .nullable()
    .describe('Country that the visitor chose: of the search, the prices and the languages offered'),
  enable_site_entry_popup: z
    .enum(['yes', 'no'])
    .describe('Whether visitors see the entry warning: yes or no'),
  site_entry_countries: z.array(z.string()).describe('Countries with the entry warning'),
  push_public_key: z.string().describe('Public key with which browsers subscribe to pushes'),
  support_phone: z
    .string()
    .describe('Phone number in the pages of help and terms; dashes and spaces are removed'),
  support_email: z
    .string()
    .describe('E-mail address in the footer, the pages of help, e-mails and failed payments; empty for none'),
  fictional_icon: z.boolean().describe('Whether a mask stands beside labels of fictional profiles'),
  fictional_warning: z
    .string()
    .describe(
      'Sentence that explains fictional profiles on their pages, one for all languages; empty for ours',
    ),
  fictional_singular: z
    .string()
    .describe(
      'Label of a fictional profile on screens, in e-mails and pushes, one for all languages; empty for ours',
    ),
  fictional_plural: z
    .string()
    .describe(
      'Name of fictional profiles in the footer and the filter, one for all languages; empty for ours',
    ),
  fictional_answers: z
    .enum(fictionalAnswers)
    .describe('Who answers for fictional profiles: team, script, or both; every page and e-mail says so'),
  fictional_answer_hours: z
    .int()
    .min(1)
    .max(30 * 24)
    .describe(
      'Hours after which the credits of a message that a fictional profile has not answered are returned',
    ),
  max_fictional_percent: z
    .int()
    .min(0)
    .max(100)
    .describe(
      'Most fictional profiles on a page of people, in per cent, while there are real members: they come first',
    ),
  visible_profile_fields: z
    .array(z.enum(profileFields))
    .describe('Fields of profiles that others see; everyone sees all of their own'),
  visible_profile_notes: z.boolean().describe('Whether others see texts that members wrote about themselves'),
  search_fields: z
    .array(z.string())
    .describe(
      'Criteria of the search: gender, country, countryregion, distance, min_age, max_age, online, photo, new_within, both_ways, verified, height and the other visible profile fields with values to choose from; fictional profiles can always be hidden',
    ),
  message_credits: z.int().nonnegative().describe('Credits for a text message'),
  photo_credits: z.int().nonnegative().describe('Credits for a photo in a message'),
  voice_credits: z.int().nonnegative().describe('Credits for a voice message'),
  cover_message_photos: z
    .boolean()
    .describe('Whether photos in messages are blurred until the receiver wants to see them'),
  review_message_media: z
    .array(z.enum(['photo', 'voice']))
    .describe('What an operator looks at before the receiver gets it: photo, voice'),
  gift_credits: z
    .record(z.string(), z.int().positive())
    .describe('Credits for each gift; one without a price is not offered'),
  signup_credits: z.int().nonnegative().describe('Credits of a new member'),
  message_length: z
    .object({ min: z.int(), max: z.int() })
    .describe('Fewest and most characters of a message'),
  package_prices: z
    .partialRecord(z.enum(currencies), packagePricesSchema)
    .describe(
      'Prices of the packages p0 to p3 by currency, in minor units with VAT; ours for currencies that are not set',
    ),
  minimum_message_costs: z
    .record(z.string(), z.object({ costs: z.int(), currency: z.string() }))
    .describe(
      'Price of the cheapest message by country, in minor units; computed for countries that are not set',
    ),
  refund_days: z
    .int()
    .nonnegative()
    .describe('Days in which a purchase can be withdrawn; at least 14 where consumer law says so'),
  member_resell: z.boolean().describe('Whether search results have advertising tiles'),
  has_match_claim: z
    .boolean()
    .describe('Whether the page of Premium has the claim of 46 %, which needs evidence'),
  hide_membership: z.boolean().describe('Never reveals to strangers who has an account'),
  member_verification: z
    .boolean()
    .describe(
      'Whether members can have their photos compared with a selfie: mark, page, filter and the setting for messages',
    ),
  min_age: z.int().min(limits.minAge).describe('Least age of members, 18 or more'),
  locales: z.array(localeSchema).describe('Languages of the site, from `SUPPORTED_LOCALES`'),
  discreet_name: z
    .string()
    .min(1)
    .max(40)
    .describe('Title of every page in discreet mode; says nothing about the site'),
  quick_exit_url: z.url({ protocol: /^https$/ }).describe('Neutral address where the quick exit leads'),
  is_demo: z.boolean().describe('Whether this is the demo'),
  interests: z.array(z.enum(interests)).describe('Interests to choose from'),
})
export const settingsResultSchema = z.object({ settings: settingsSchema, now: momentSchema })

export const companySchema = z.object({
  name: z.string().describe('Name of the company in the footer, the legal pages and receipts'),
  address: z.string().describe('Street and number'),
  kvk: z.string().describe('Number in the company register'),
  city: z.string().describe('Postcode and town'),
  country: z.string().describe('Country of the company'),
  tradenames: z
    .array(z.string())
    .describe('Names under which it trades, for the operator’s own pages; no page of ours shows them'),
  vat_numbers: z.array(z.string()).describe('VAT numbers on the terms and receipts'),
  support_phone: z
    .string()
    .describe(
      'Phone number of the company; dashes and spaces are removed. Pages show the setting of the same name',
    ),
  delete_discount: z
    .int()
    .nonnegative()
    .describe(
      'Per cent that the operator’s own mails offer to members who delete their account; no page of ours uses it',
    ),
  added: momentSchema.describe(
    'When the host joined the company: date of the terms if it is later than theirs',
  ),
})

export const legalTextQuerySchema = z.strictObject({ page: z.enum(legalPages), language: localeSchema })
/** `legal` is null if the site uses the standard text. */
export const legalTextSchema = z.object({
  legal: z
    .object({
      /** May differ from the requested language. */
      language: localeSchema,
      version: z.int().positive(),
      body: z.string(),
      as_of: z.iso.date(),
    })
    .nullable(),
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
