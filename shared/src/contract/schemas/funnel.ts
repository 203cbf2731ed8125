import { z } from 'zod'
import { niches, trackingMaxLength, visitSteps } from '../../domain'
import { localeSchema } from './common'

/** Visit to a lander. Contains nothing that identifies the visitor. */
export const visitSchema = z.strictObject({
  day: z.iso.date(),
  lander: z.string().regex(/^[a-z][a-z\d-]{0,39}$/),
  niche: z.enum(niches),
  locale: localeSchema,
  variant: z
    .string()
    .regex(/^[a-z]$/)
    .nullable(),
  source: z.string().max(trackingMaxLength).nullable(),
})

/** Visit with the steps that the browser has not reported yet. */
export const visitStepsSchema = visitSchema.extend({
  steps: z
    .array(z.enum(visitSteps))
    .min(1)
    .max(visitSteps.length)
    .refine((steps) => new Set(steps).size === steps.length, 'holds a step twice'),
})
