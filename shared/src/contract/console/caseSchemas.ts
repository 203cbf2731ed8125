import { z } from 'zod'
import { photoRefusals } from '../../domain'
import { idSchema, lineSchema, okSchema } from '../schemas/common'
import { moment, pageSchema, person, reasonSchema } from './people'

const query = z.strictObject({ page: pageSchema() })

export const caseSchemas = {
  listAppeals: {
    query,
    response: z.strictObject({
      appeals: z.array(
        z.strictObject({
          photo: idSchema,
          member: person,
          refusal: z.enum(photoRefusals).nullable(),
          is_refused_by_program: z.boolean(),
          text: z.string(),
          created_at: moment,
        }),
      ),
      has_more: z.boolean(),
    }),
  },
  decideAppeal: {
    body: z.strictObject({
      photo: idSchema,
      status: z.enum(['upheld', 'overturned']),
      decision: reasonSchema,
    }),
    response: okSchema,
  },
  listComplaints: {
    query,
    response: z.strictObject({
      complaints: z.array(
        z.strictObject({
          reference: z.string(),
          member: idSchema.nullable(),
          name: z.string(),
          email: z.string(),
          subject: z.string(),
          text: z.string(),
          language: z.string(),
          created_at: moment,
        }),
      ),
      has_more: z.boolean(),
    }),
  },
  answerComplaint: {
    body: z.strictObject({ reference: lineSchema(40, 1), answer: reasonSchema }),
    response: okSchema,
  },
} as const
