import { z } from 'zod'
import { hasOnlyLegalFields, legalPages, limits } from '../../domain'
import { localeSchema, okSchema, textSchema } from '../schemas/common'
import { moment } from './people'
import { hostSchema } from './settings'

const key = z.strictObject({ host: hostSchema, page: z.enum(legalPages), language: localeSchema })

export const legalTextChangeSchema = key.extend({
  /** Null removes the text. */
  body: textSchema(limits.legalTextMaxCodePoints, 1)
    .refine(hasOnlyLegalFields, 'has an unknown field in braces')
    .nullable(),
  /** Day (UTC) from which the text, or its removal, applies. */
  as_of: z.iso.date(),
  /** The latest version that the operator saw; 0 if none was saved. */
  seen: z.int().min(0),
})

/** Operators' own texts of the legal pages. Each save creates a new version. */
export const legalSchemas = {
  listLegalTexts: {
    response: z.strictObject({
      hosts: z.array(z.string()),
      languages: z.array(localeSchema),
      texts: z.array(key.extend({ as_of: z.iso.date(), saved_at: moment })),
    }),
  },
  readLegalText: {
    query: key,
    response: z.strictObject({
      version: z.int(),
      body: z.string().nullable(),
      as_of: z.iso.date().nullable(),
    }),
  },
  saveLegalText: { body: legalTextChangeSchema, response: okSchema },
} as const
