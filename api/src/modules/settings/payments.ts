import { countries, limits, maySurcharge, methodFacts, paymentMethods } from '@duetto/shared/domain'
import type { Country, PaymentMethod } from '@duetto/shared/domain'
import { z } from 'zod'
import type { Deps } from '../../app/deps'
import type { Db } from '../../infra/db/Db'
import { findSettings } from './settings.repository'

/**
 * If another payment has already used the discount: refund this one, or grant as many credits as it buys without the
 * discount.
 */
const lateDiscountRules = ['refund', 'fewer_credits'] as const
export type LateDiscountRule = (typeof lateDiscountRules)[number]

const holdable: readonly string[] = ['card', 'wallet']

const methodSchema = z
  .strictObject({ is_offered: z.boolean(), surcharge_minor: z.int().min(0).max(100_000) })
  .partial()
const methodsSchema = z.partialRecord(
  z.enum(countries),
  z.partialRecord(z.enum(paymentMethods), methodSchema),
)
type HostMethods = z.output<typeof methodsSchema>
const storedMethodsSchema = z.object({ methods: methodsSchema })

export const paymentSettingsSchema = z
  .object({
    late_discount: z
      .enum(lateDiscountRules)
      .describe(
        'What becomes of money for an order whose discount another payment has used: refund or fewer_credits',
      ),
    capture: z
      .union([
        z.enum(['at_once', 'by_hand']),
        z
          .int()
          .min(1)
          .max(limits.paymentHoldDays * 24 - 1),
      ])
      .describe('When reserved money is captured: at_once, by_hand, or after so many hours'),
    vat: z
      .partialRecord(z.enum(countries), z.number().positive().max(50).multipleOf(0.1))
      .describe('VAT that the prices hold, in per cent, by country; a country without one shows none'),
    methods: methodsSchema.describe(
      'Payment methods by country: is_offered and surcharge_minor, in minor units and refused where the law forbids it. Values that are not set come from `ops methods`',
    ),
  })
  .partial()
  .strict()

export const changedPaymentsSchema = paymentSettingsSchema.superRefine(({ methods = {} }, { addIssue }) => {
  for (const country of countries)
    for (const method of paymentMethods)
      if (methods[country]?.[method]?.surcharge_minor && !maySurcharge(method, country))
        addIssue({
          code: 'custom',
          path: ['methods', country, method, 'surcharge_minor'],
          message: 'must be 0: consumer cards and SEPA carry no surcharge in the EEA and the United Kingdom',
        })
})

/**
 * Falls back to the settings for all hosts only if the host has no method settings for any country. `host` must come
 * from `siteHostOf`. Reads without a cache, because an order must charge the current surcharge.
 */
export const findHostMethods = async (
  db: Db,
  host: string,
  country: Country,
): Promise<NonNullable<HostMethods[Country]>> => {
  const stored = (await findSettings(db, host)).map(
    ({ data }) => storedMethodsSchema.safeParse(data['payments']).data?.methods,
  )
  return stored.findLast((methods) => methods !== undefined)?.[country] ?? {}
}

const findPaymentSettings = async (db: Db): Promise<z.output<typeof paymentSettingsSchema>> => {
  const [row] = await findSettings(db, '*')
  return paymentSettingsSchema.safeParse(row?.data['payments'] ?? {}).data ?? {}
}

export const findLateDiscountRule = async ({ db }: Pick<Deps, 'db'>): Promise<LateDiscountRule> =>
  (await findPaymentSettings(db)).late_discount ?? 'refund'

export interface Hold {
  is_held: boolean
  capture_hours: number | null
}

export const findHold = async (db: Db, method: PaymentMethod): Promise<Hold> => {
  const capture = (await findPaymentSettings(db)).capture ?? 'at_once'
  if (capture === 'at_once' || !holdable.includes(methodFacts[method].family))
    return { is_held: false, capture_hours: null }
  return { is_held: true, capture_hours: capture === 'by_hand' ? null : capture }
}

/** Returns the VAT rate in per mille, or null if none is set for the country. */
export const findVat = async (db: Db, country: Country): Promise<number | null> => {
  const percent = (await findPaymentSettings(db)).vat?.[country]
  return percent === undefined ? null : Math.round(percent * 10)
}
