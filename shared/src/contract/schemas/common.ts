import { z } from 'zod'
import {
  countries,
  currencies,
  genders,
  isOneLine,
  isStorableText,
  allLocales,
  codePointLength,
} from '../../domain'

export const idSchema = z.int().positive()
/** An id in a query string. */
export const queryIdSchema = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)
export const momentSchema = z.iso.datetime({ offset: true })
export const localeSchema = z.enum(allLocales)
export const countrySchema = z.enum(countries as [(typeof countries)[number], ...typeof countries])
export const currencySchema = z.enum(currencies as [(typeof currencies)[number], ...typeof currencies])
export const genderSchema = z.enum(genders)
export const okSchema = z.strictObject({ ok: z.literal(true) })
export const tokenSchema = z.string().regex(/^[A-Za-z0-9_-]{16,128}$/)
export const emailSchema = z.email().max(254)

/** Text that is stored byte for byte: no NUL, no lone surrogate; length in code points. */
export const textSchema = (max: number, min = 0) =>
  z
    .string()
    .refine(isStorableText, 'holds a character that cannot be stored')
    .refine((text) => codePointLength(text) <= max, `is longer than ${max} characters`)
    .refine((text) => codePointLength(text.trim()) >= min, `needs at least ${min} characters`)

/** The same for one-line values (name, place, subject): no line breaks. */
export const lineSchema = (max: number, min = 0) =>
  textSchema(max, min).refine(isOneLine, 'holds a line break or another control character')

/** true/false in a query string. */
export const queryFlagSchema = z
  .enum(['true', 'false', '1', '0'])
  .transform((value) => value === 'true' || value === '1')
