import { z } from 'zod'
import { mediaRefusals } from '../../domain'
import { idSchema, lineSchema, queryIdSchema } from '../schemas/common'
import { explicitness, moment, person, reviewedMember } from './people'

const media = z.strictObject({
  id: idSchema,
  leased_until: moment,
  created_at: moment,
  cover: z.string().nullable(),
  explicit: explicitness,
  member: reviewedMember,
  recipient: person,
  text: z.string(),
  refused: z.int(),
  waiting: z.int(),
})

export const mediaSchemas = {
  /**
   * With `report` or `conversation`, fails with `reason_required` unless the operator has given a reason in this
   * session for viewing that case or conversation. Without either, the operator must hold the lease for reviewing the
   * media.
   */
  getMedia: {
    query: z.strictObject({ report: lineSchema(40, 1).optional(), conversation: queryIdSchema.optional() }),
    response: z.never(),
  },
  takeMedia: {
    body: z.strictObject({ after: idSchema.optional() }),
    response: z.strictObject({ media: media.nullable() }),
  },
  decideMedia: {
    body: z.strictObject({ id: idSchema, refusal: z.enum(mediaRefusals).nullable() }),
    response: z.strictObject({ ok: z.literal(true), undo_until: moment }),
  },
  undoMedia: { body: z.strictObject({ id: idSchema }), response: z.strictObject({ media }) },
} as const
