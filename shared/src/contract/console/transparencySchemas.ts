import { z } from 'zod'

import { daySchema } from './people'

const figureNames = [
  'notices_received',
  'notices_upheld',
  'notices_dismissed',
  'photos_refused',
  'photos_refused_by_program',
  'media_refused',
  'members_warned',
  'accounts_restricted',
  'accounts_suspended',
  'accounts_restored',
  'appeals_accepted',
  'appeals_rejected',
  'median_hours',
  'members_active',
] as const

const figureSchema = z.strictObject({
  figure: z.enum(figureNames),
  kind: z.enum(['profile', 'photo', 'message']).optional(),
  detail: z.string(),
  value: z.number(),
})

/** Transparency report under the Digital Services Act. */
export const transparencySchemas = {
  getTransparency: {
    query: z.strictObject({ from: daySchema, to: daySchema }),
    response: z.strictObject({ figures: z.array(figureSchema) }),
  },
} as const
