import { z } from 'zod'
import { photoRefusals } from '../../domain'
import { idSchema, lineSchema, okSchema, textSchema } from '../schemas/common'
import { moment, person } from './people'

const page = z.strictObject({ page: z.coerce.number().int().min(1).max(40).default(1) })
/** To the member or visitor, by e-mail. */
const answer = textSchema(1000, 3)

/** Calls about appeals against refused photos, and complaints about the service. */
export const caseSchemas = {
  listAppeals: {
    query: page,
    response: z.strictObject({
      appeals: z.array(
        z.strictObject({
          photo: idSchema,
          member: person,
          refusal: z.enum(photoRefusals).nullable(),
          text: z.string(),
          created_at: moment,
        }),
      ),
      has_more: z.boolean(),
    }),
  },
  decideAppeal: {
    body: z.strictObject({ photo: idSchema, status: z.enum(['upheld', 'overturned']), decision: answer }),
    response: okSchema,
  },
  listComplaints: {
    query: page,
    response: z.strictObject({
      complaints: z.array(
        z.strictObject({
          reference: z.string(),
          member: idSchema.nullable(),
          name: z.string(),
          /** The address with its name part hidden. */
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
    body: z.strictObject({ reference: lineSchema(40, 1), answer }),
    response: okSchema,
  },
} as const
