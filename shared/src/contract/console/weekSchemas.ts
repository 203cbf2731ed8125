import { z } from 'zod'
import { daySchema } from './people'

export const weekSchemas = {
  getWeeks: {
    response: z.strictObject({
      weeks: z.array(
        z.strictObject({
          week: daySchema,
          sign_ups: z.int(),
          activations: z.int(),
          /**
           * Members who joined in `week` and were active at least 1 week later (`after_4`: 4 weeks). Null until that
           * time has passed for all of them.
           */
          after_1: z.int().nullable(),
          after_4: z.int().nullable(),
          /** Sales less refunds and charge-backs, VAT included. */
          revenue: z.array(z.strictObject({ currency: z.string(), amount_minor: z.int() })),
        }),
      ),
    }),
  },
} as const
