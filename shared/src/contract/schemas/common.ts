import { z } from 'zod'
import {
  currencies,
  genders,
  isOneLine,
  isValidPassword,
  isStorableText,
  isVisible,
  allLocales,
  codePointLength,
  nameIssue,
  normalizeLine,
  readDigitCode,
  readEmail,
} from '../../domain'

export const idSchema = z.int().positive()
export const queryIdSchema = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)
export const momentSchema = z.iso.datetime({ offset: true })
export const localeSchema = z.enum(allLocales)
export const currencySchema = z.enum(currencies)
export const genderSchema = z.enum(genders)
export const okSchema = z.strictObject({ ok: z.literal(true) })
export const tokenSchema = z.string().regex(/^[A-Za-z0-9_-]{16,128}$/)

const typedMax = 1000
export const typedSchema = (normalize: (typed: string) => string) =>
  z.string().max(typedMax).transform(normalize)

export const emailSchema = z
  .string()
  .max(typedMax)
  .transform((typed, context) => {
    const email = readEmail(typed)
    if (email !== null) return email
    context.issues.push({ code: 'custom', message: 'is no e-mail address', input: typed })
    return z.NEVER
  })

/**
 * Accepts only text that the database can store, and leaves it unchanged. Lengths are in code points. With a `min`,
 * rejects blank texts and texts that would be shorter than `min` after `normalizeLine`.
 */
export const textSchema = (max: number, min = 0) =>
  z
    .string()
    .refine(isStorableText, 'holds a character that cannot be stored')
    .refine((text) => codePointLength(text) <= max, `is longer than ${max} characters`)
    .refine(
      (text) => min === 0 || (isVisible(text) && codePointLength(normalizeLine(text)) >= min),
      `needs at least ${min} characters`,
    )

/** Single line, normalised. `max` and `min` are as in `textSchema`. */
export const lineSchema = (max: number, min = 0) =>
  typedSchema(normalizeLine)
    .pipe(textSchema(max, min))
    .refine(isOneLine, 'holds a line break or another control character')

/** The zod issue's message is the `NameIssue`. */
export const nameSchema = typedSchema(normalizeLine).superRefine((name, context) => {
  const message = nameIssue(name)
  if (message) context.addIssue({ code: 'custom', message })
})

export const passwordSchema = z
  .string()
  .max(typedMax)
  .refine(isValidPassword, 'has too few or too many characters')

/** Accepts a whole pasted sentence that contains the code. */
export const digitCodeSchema = (digits: number) =>
  typedSchema((typed) => readDigitCode(typed, digits)).pipe(z.string().length(digits))

export const queryFlagSchema = z
  .enum(['true', 'false', '1', '0'])
  .transform((value) => value === 'true' || value === '1')
