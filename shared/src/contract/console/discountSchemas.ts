import { z } from 'zod'
import {
  countries,
  normalizeDiscountCode,
  paymentMethods,
  timeBonusCode,
  welcomeDiscount,
} from '../../domain'
import { currencySchema, idSchema, textSchema } from '../schemas/common'

const builtIn: readonly string[] = [timeBonusCode.code, welcomeDiscount.code]
const reason = textSchema(1000, 3)
const validity = z.enum(['once-per-user', 'once', 'unlimited'])
const moment = z.iso.datetime({ offset: true })

/** A code that an operator can create or end. */
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
  /** Number of orders that use or reserve it. */
  used: z.int(),
})

export const discountSchemas = {
  listDiscounts: {
    query: z.strictObject({ page: z.coerce.number().int().min(1).max(400).default(1) }),
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
        reason,
      })
      .refine(({ minimum_minor, currency }) => minimum_minor === 0 || currency !== undefined, {
        path: ['currency'],
        message: 'is needed with a minimum',
      }),
    response: z.strictObject({ code: z.string() }),
  },
  endDiscount: {
    body: z.strictObject({ code: discountCodeSchema, reason }),
    response: z.strictObject({ code: z.string() }),
  },
} as const
