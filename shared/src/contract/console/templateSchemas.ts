import { z } from 'zod'
import { limits, operatorLimits } from '../../domain'
import { idSchema, lineSchema, localeSchema, textSchema } from '../schemas/common'
import { moment } from './people'
import { hasOnlyFields } from './templates'

const template = z.strictObject({
  id: idSchema,
  language: localeSchema,
  name: z.string(),
  text: z.string(),
  changed_at: moment,
})
const templates = z.strictObject({ templates: z.array(template) })

export const templateSchema = z.strictObject({
  language: localeSchema,
  name: lineSchema(operatorLimits.templateNameMaxLength, 1),
  text: textSchema(limits.messageMaxCodePoints, 1).refine(hasOnlyFields, 'has an unknown field in braces'),
})

export const templateSchemas = {
  listTemplates: { response: templates },
  saveTemplate: { body: templateSchema.extend({ id: idSchema.optional() }), response: templates },
  removeTemplate: { body: z.strictObject({ id: idSchema }), response: templates },
} as const
