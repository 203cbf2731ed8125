import { countries } from '@duetto/shared/domain'
import type { Country } from '@duetto/shared/domain'
import { z } from 'zod'
import type { Deps } from '../../app/deps'
import type { Db } from '../../infra/db/Db'
import { findSettings } from './settings.repository'

/**
 * What happens to money for an order whose discount another payment has taken: it is refunded, or it buys as
 * many credits as it would without the discount.
 */
const lateDiscountRules = ['refund', 'fewer_credits'] as const
export type LateDiscountRule = (typeof lateDiscountRules)[number]

/** Payment settings; they apply to all hosts and are not sent to browsers. */
export const paymentSettingsSchema = z
  .object({
    late_discount: z.enum(lateDiscountRules),
    /** The VAT that the prices hold, in per cent, by country; a country without one shows none. */
    vat: z.partialRecord(z.enum(countries), z.number().positive().max(50).multipleOf(0.1)),
  })
  .partial()
  .strict()

const findPaymentSettings = async (db: Db): Promise<z.output<typeof paymentSettingsSchema>> => {
  const [row] = await findSettings(db, '*')
  return paymentSettingsSchema.safeParse(row?.data['payments'] ?? {}).data ?? {}
}

export const findLateDiscountRule = async ({ db }: Pick<Deps, 'db'>): Promise<LateDiscountRule> =>
  (await findPaymentSettings(db)).late_discount ?? 'refund'

/** In thousandths; null where the operator set none. */
export const findVat = async (db: Db, country: Country): Promise<number | null> => {
  const percent = (await findPaymentSettings(db)).vat?.[country]
  return percent === undefined ? null : Math.round(percent * 10)
}
