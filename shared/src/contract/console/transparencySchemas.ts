import { z } from 'zod'

const day = z.iso.date()

/** Figures of a transparency report under the Digital Services Act. */
export const transparencySchemas = {
  getTransparency: {
    query: z.strictObject({ from: day, to: day }),
    response: z.strictObject({
      figures: z.array(z.strictObject({ figure: z.string(), detail: z.string(), value: z.number() })),
    }),
  },
} as const
