import { z } from 'zod'
import { hasOnlyLegalFields, legalPages, limits } from '../../domain'
import { localeSchema, okSchema, textSchema } from '../schemas/common'
import { moment } from './people'
import { hostSchema } from './settings'

const key = z.strictObject({ host: hostSchema, page: z.enum(legalPages), language: localeSchema })

export const legalTextChangeSchema = key.extend({
  body: textSchema(limits.legalTextMaxCodePoints, 1)
    .refine(hasOnlyLegalFields, 'has an unknown field in braces')
    .nullable(),
  as_of: z.iso.date(),
  seen: z.int().min(0),
})

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
