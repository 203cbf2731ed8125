import { z } from 'zod'
import { answerGroupings } from '../../domain'
import { daySchema, moment, person } from './people'

export const answerSchemas = {
  getAnswerFigures: {
    query: z.strictObject({ from: daySchema, to: daySchema, by: z.enum(answerGroupings).default('profile') }),
    response: z.strictObject({
      rows: z.array(
        z.strictObject({
          fictional: person.nullable(),
          shift: moment.nullable(),
          answers: z.int(),
          median_wait_seconds: z.int().nullable(),
        }),
      ),
    }),
  },
} as const
