import { z } from 'zod'

const webUrlSchema = z.string().regex(/^https?:\/\//)

export const chargeSchema = z.object({
  reference: z.string().min(1).max(100),
  amount_minor: z.int().positive(),
  currency: z.string().length(3),
  description: z.string().max(200),
  manual_capture: z.boolean().default(false),
  notify_url: webUrlSchema.nullable(),
})

export const orderSchema = chargeSchema.extend({
  method: z.string().max(30),
  family: z.string().max(30),
  country: z.string().max(2),
  locale: z.string().max(10),
  return_url: webUrlSchema,
  wants_mandate: z.boolean(),
  debit: z.object({ iban: z.string().min(15).max(34), holder: z.string().max(100) }).nullable(),
  wallet_token: z.string().max(12_000).nullable().default(null),
  shopper: z.string().max(100).nullable().default(null),
})

export const refundSchema = z.object({
  reference: z.string().min(1).max(100),
  amount_minor: z.int().positive(),
})

export type Charge = z.infer<typeof chargeSchema>
export type Order = z.infer<typeof orderSchema>
