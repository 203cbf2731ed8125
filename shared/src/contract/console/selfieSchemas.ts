import { z } from 'zod'
import { selfiePoses, selfieRefusals } from '../../domain'
import { idSchema } from '../schemas/common'
import { moment, photo, reviewedMember } from './people'

const selfie = z.strictObject({
  id: idSchema,
  pose: z.enum(selfiePoses),
  leased_until: moment,
  created_at: moment,
  member: reviewedMember,
  photos: z.array(photo),
  refused: z.int(),
  waiting: z.int(),
})

export const selfieSchemas = {
  getSelfie: { response: z.never() },
  takeSelfie: {
    body: z.strictObject({ after: idSchema.optional() }),
    response: z.strictObject({ selfie: selfie.nullable() }),
  },
  decideSelfie: {
    body: z.strictObject({ id: idSchema, refusal: z.enum(selfieRefusals).nullable() }),
    response: z.strictObject({ ok: z.literal(true), undo_until: moment }),
  },
  undoSelfie: { body: z.strictObject({ id: idSchema }), response: z.strictObject({ selfie }) },
} as const
