import { z } from 'zod'
import type { Deps } from '../../app/deps'
import { findSettings } from './settings.repository'

/**
 * What becomes of money for an order whose discount another payment took meanwhile: it goes back, or it buys as many
 * credits as it would without the discount.
 */
const lateDiscountRules = ['refund', 'fewer_credits'] as const
export type LateDiscountRule = (typeof lateDiscountRules)[number]

/** Settings of payments; they hold for all hosts and are not told to browsers. */
export const paymentSettingsSchema = z
  .object({ late_discount: z.enum(lateDiscountRules) })
  .partial()
  .strict()

export const findLateDiscountRule = async ({ db }: Pick<Deps, 'db'>): Promise<LateDiscountRule> => {
  const [row] = await findSettings(db, '*')
  const parsed = paymentSettingsSchema.safeParse(row?.data['payments'] ?? {})
  return (parsed.success && parsed.data.late_discount) || 'refund'
}
