import { z } from 'zod'
import { idSchema, lineSchema, queryIdSchema, textSchema } from '../schemas/common'
import { operatorLimits } from '../../domain'
import { member, moment } from './people'

export const tagSchema = lineSchema(operatorLimits.tagMaxLength, 1)
  .transform((typed) => typed.replace(/^#/, '').toLowerCase())
  .pipe(z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N} -]*$/u))
export const noteTextSchema = textSchema(operatorLimits.noteMaxLength, 1)

const notes = z.strictObject({
  notes: z.array(
    z.strictObject({
      id: idSchema,
      author: z.string(),
      text: z.string(),
      conversation: idSchema.nullable(),
      created_at: moment,
    }),
  ),
})
const tagged = {
  body: z.strictObject({ id: idSchema, tag: tagSchema }),
  response: z.strictObject({ member }),
}

export const noteSchemas = {
  getNotes: { query: z.strictObject({ id: queryIdSchema }), response: notes },
  addNote: {
    body: z.strictObject({ id: idSchema, text: noteTextSchema, conversation: idSchema.optional() }),
    response: notes,
  },
  removeNote: { body: z.strictObject({ id: idSchema, note: idSchema }), response: notes },
  addTag: tagged,
  removeTag: tagged,
} as const
