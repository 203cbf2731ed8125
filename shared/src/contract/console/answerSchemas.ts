import { z } from 'zod'
import { answerGroupings } from '../../domain'
import { daySchema, moment, person } from './people'

/** Figures about operators' answers as fictional profiles. `from` and `to` are days in UTC; both are included. */
export const answerSchemas = {
  getAnswerFigures: {
    query: z.strictObject({ from: daySchema, to: daySchema, by: z.enum(answerGroupings).default('profile') }),
    response: z.strictObject({
      rows: z.array(
        z.strictObject({
          /** Null if grouped by shift only. */
          fictional: person.nullable(),
          /** Start of the shift; null if grouped by profile only. */
          shift: moment.nullable(),
          answers: z.int(),
          /** Null if none of the answers followed a member's message. */
          median_wait_seconds: z.int().nullable(),
        }),
      ),
    }),
  },
} as const
