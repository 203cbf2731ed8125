import { z } from 'zod'
import { mediaRefusals } from '../../domain'
import { idSchema, lineSchema, queryIdSchema } from '../schemas/common'
import { explicitness, moment, person, reviewedMember } from './people'

/** A photo or voice message in review. `id` is that of its message. */
const media = z.strictObject({
  id: idSchema,
  leased_until: moment,
  created_at: moment,
  /** Data URL of a tiny, blurred version of the photo; null for a voice message. */
  cover: z.string().nullable(),
  explicit: explicitness,
  member: reviewedMember,
  recipient: person,
  text: z.string(),
  /** Number of the member's refused photos and voice messages in conversations. */
  refused: z.int(),
  waiting: z.int(),
})

export const mediaSchemas = {
  /**
   * Returns media in review that are leased to the operator, or media of a report or conversation. Fails with
   * `reason_required` unless the operator has given a reason for viewing that one in this session.
   */
  getMedia: {
    query: z.strictObject({ report: lineSchema(40, 1).optional(), conversation: queryIdSchema.optional() }),
    response: z.never(),
  },
  takeMedia: {
    /** Releases the media of message `after`, and skips them and older ones. */
    body: z.strictObject({ after: idSchema.optional() }),
    response: z.strictObject({ media: media.nullable() }),
  },
  decideMedia: {
    body: z.strictObject({ id: idSchema, refusal: z.enum(mediaRefusals).nullable() }),
    response: z.strictObject({ ok: z.literal(true), undo_until: moment }),
  },
  undoMedia: { body: z.strictObject({ id: idSchema }), response: z.strictObject({ media }) },
} as const
