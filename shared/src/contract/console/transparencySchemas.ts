import { z } from 'zod'

import { daySchema } from './people'

/** Figures of a transparency report under the Digital Services Act. */
export const transparencySchemas = {
  getTransparency: {
    query: z.strictObject({ from: daySchema, to: daySchema }),
    response: z.strictObject({
      figures: z.array(z.strictObject({ figure: z.string(), detail: z.string(), value: z.number() })),
    }),
  },
} as const
