import { z } from 'zod'
import {
  countries,
  normalizeDiscountCode,
  paymentMethods,
  timeBonusCode,
  welcomeDiscount,
} from '../../domain'
import { currencySchema, idSchema } from '../schemas/common'
import { moment, pageSchema, reasonSchema } from './people'

const builtIn: readonly string[] = [timeBonusCode.code, welcomeDiscount.code]
const validity = z.enum(['once-per-user', 'once', 'unlimited'])

/** Rejects the built-in codes, which operators can neither create nor end. */
export const discountCodeSchema = z
  .string()
  .max(100)
  .transform(normalizeDiscountCode)
  .pipe(z.string().regex(/^[A-Z0-9-]{3,40}$/, 'a code has 3 to 40 letters, digits or hyphens'))
  .refine((code) => !builtIn.includes(code), 'is built in')

const discount = z.strictObject({
  code: z.string(),
  percent: z.int(),
  validity,
  status: z.enum(['active', 'disabled']),
  country: z.string().nullable(),
  member: idSchema.nullable(),
  minimum_minor: z.int(),
  currency: z.string().nullable(),
  methods: z.array(z.string()),
  expires_at: moment.nullable(),
  used: z.int(),
})

export const discountSchemas = {
  listDiscounts: {
    query: z.strictObject({ page: pageSchema(400) }),
    response: z.strictObject({ discounts: z.array(discount), has_more: z.boolean() }),
  },
  createDiscount: {
    body: z
      .strictObject({
        code: discountCodeSchema,
        percent: z.int().min(1).max(100),
        validity,
        country: z.enum(countries as [string, ...string[]]).optional(),
        member: idSchema.optional(),
        expires_at: moment.optional(),
        minimum_minor: z.int().nonnegative().default(0),
        currency: currencySchema.optional(),
        methods: z.array(z.enum(paymentMethods)).default([]),
        reason: reasonSchema,
      })
      .refine(({ minimum_minor, currency }) => minimum_minor === 0 || currency !== undefined, {
        path: ['currency'],
        message: 'is needed with a minimum',
      }),
    response: z.strictObject({ code: z.string() }),
  },
  endDiscount: {
    body: z.strictObject({ code: discountCodeSchema, reason: reasonSchema }),
    response: z.strictObject({ code: z.string() }),
  },
} as const
