import { z } from 'zod'
import {
  limits,
  normalizeDiscountCode,
  normalizeIban,
  normalizePhone,
  packageIds,
  paymentMethods,
  paymentStates,
} from '../../domain'
import {
  currencySchema,
  digitCodeSchema,
  idSchema,
  lineSchema,
  momentSchema,
  queryIdSchema,
  typedSchema,
} from './common'

const packageIdSchema = z.enum(packageIds)
const methodSchema = z.enum(paymentMethods)
const paymentStateSchema = z.enum(paymentStates)
const codeSchema = typedSchema(normalizeDiscountCode).pipe(z.string().max(40))
const vatSchema = z.int().positive().nullable()

export const packageSchema = z.object({
  id: packageIdSchema,
  credits: z.int().positive(),
  price_minor: z.int().positive(),
  discounted_minor: z.int().nonnegative(),
  /** Discounted price of a message in minor units, rounded up. */
  per_message_minor: z.number().nonnegative(),
  currency: currencySchema,
  is_usual: z.boolean(),
})
export const activeDiscountSchema = z.object({
  code: z.string(),
  percent: z.int().min(1).max(100),
  kind: z.enum(['timebonus', 'welcome', 'code']),
  expires: momentSchema.nullable(),
})
export const packagesSchema = z.object({
  packages: z.array(packageSchema),
  discount: activeDiscountSchema.nullable(),
  /** Credits spent from purchases that were later charged back. They are deducted from the next purchases. */
  debt_credits: z.int().nonnegative(),
  /** VAT rate included in the prices, in per mille (255 is 25.5 %). Null if the country has no configured rate. */
  vat_permille: vatSchema,
  now: momentSchema,
})

/** Payment method entry for the browser's `PaymentRequest`: `identifier` becomes `supportedMethods`. */
const walletOfferSchema = z.object({
  identifier: z.string(),
  data: z.record(z.string(), z.unknown()),
})

export const paymentMethodSchema = z.object({
  id: methodSchema,
  family: z.enum(['card', 'wallet', 'bank_redirect', 'voucher', 'transfer', 'debit']),
  status: z.enum(['active', 'discontinued', 'blocked']),
  brands: z.array(z.string()),
  surcharge_minor: z.int().nonnegative(),
  currency: currencySchema,
  wallet: walletOfferSchema.nullable(),
})
export const methodsSchema = z.object({
  country: z.string(),
  methods: z.array(paymentMethodSchema),
  last_method: methodSchema.nullable(),
})

export const startPaymentSchema = z.strictObject({
  package: packageIdSchema,
  method: methodSchema,
  code: codeSchema.optional(),
  /** Total shown next to the order button. If it has changed since, the order fails with `conflict`. */
  price_minor: z.int().nonnegative().optional(),
  wallet_token: z.string().min(1).max(12_000).optional(),
  message_key: z
    .string()
    .regex(/^[A-Za-z0-9_-]{8,100}$/)
    .optional(),
})
/** Request for a merchant session, which Apple Pay needs after its sheet has opened. */
export const walletSessionSchema = z.strictObject({ method: methodSchema })
export const walletSessionResultSchema = z.object({ session: z.record(z.string(), z.unknown()) })
export const paymentInstructionsSchema = z.object({
  kind: z.enum(['transfer', 'voucher']),
  recipient: z.string().nullable(),
  iban: z.string().nullable(),
  bic: z.string().nullable(),
  code: z.string().nullable(),
  reference: z.string(),
  expires: momentSchema.nullable(),
})
export const paymentSchema = z.object({
  payment_id: idSchema,
  package: packageIdSchema,
  credits: z.int().positive(),
  method: methodSchema,
  price: z.int().nonnegative(),
  list_price_minor: z.int().nonnegative(),
  discount_minor: z.int().nonnegative(),
  surcharge_minor: z.int().nonnegative(),
  currency: currencySchema,
  state: paymentStateSchema,
  hold_decision: z.enum(['capture', 'release']).nullable(),
  redirect_url: z.string().nullable(),
  failure: z.string().nullable(),
  created_at: momentSchema,
  paid_at: momentSchema.nullable(),
  withdraw_until: momentSchema.nullable(),
  withdrawal: z
    .object({ credits: z.int().positive(), refund_minor: z.int().positive() })
    .nullable()
    .default(null),
  receipt_number: z.string().nullable(),
  discount_code: z.string().nullable(),
  received_minor: z.int().nonnegative(),
  refunded_minor: z.int().nonnegative(),
  instructions: paymentInstructionsSchema.nullable(),
  debt_credits: z.int().nonnegative(),
  vat_permille: vatSchema,
})
export const paymentResultSchema = z.object({ payment: paymentSchema })
export const paymentQuerySchema = z.strictObject({ id: queryIdSchema })
/** `redirect_result` is the value of the query parameter that the payment provider appended to the return URL. */
export const completePaymentSchema = z.strictObject({
  payment: idSchema,
  redirect_result: z.string().min(1).max(8000),
})
export const cancelPaymentSchema = z.strictObject({ payment: idSchema })

/** `order` is null if there is no last purchase or it cannot be repeated. */
export const repeatOfferSchema = z.object({
  order: z
    .object({
      payment: idSchema,
      package: packageIdSchema,
      credits: z.int().positive(),
      method: methodSchema,
      label: z.string().nullable(),
      list_price_minor: z.int().nonnegative(),
      surcharge_minor: z.int().nonnegative(),
      price_minor: z.int().nonnegative(),
      currency: currencySchema,
      bought_at: momentSchema,
      debt_credits: z.int().nonnegative(),
      vat_permille: vatSchema,
    })
    .nullable(),
})
/**
 * The call fails with `conflict` if, since the offer, the price has changed or another order of the member was paid or
 * is being processed.
 */
export const repeatOrderSchema = z.strictObject({ payment: idSchema, price_minor: z.int().nonnegative() })
export const storedMethodSchema = z.strictObject({ method: methodSchema })

export const discountQuerySchema = z.looseObject({
  welcome: z.enum(['true']).optional(),
  code: codeSchema.optional(),
  package: packageIdSchema.optional(),
  paymentmethod: methodSchema.optional(),
})
export const discountCodeSchema = z.object({
  code: z.string(),
  country: z.string().nullable(),
  user_id: idSchema.nullable(),
  expires: momentSchema.nullable(),
  value_percentage: z.int().min(1).max(100),
  currency: currencySchema.nullable(),
  minimum_order_value: z.int().nonnegative(),
  status: z.enum(['active', 'disabled']),
  validity: z.enum(['once-per-user', 'once', 'unlimited']),
  expired: z.boolean(),
  paymentmethods: z.array(methodSchema),
})
export const discountResultSchema = z.object({ discountcode: discountCodeSchema.nullable() })

/** Both times are from the server's clock, so the countdown does not depend on the browser's (TRUST-02). */
export const timeBonusSchema = z.object({
  timebonus: discountCodeSchema.extend({ expires: momentSchema }).nullable(),
  now: momentSchema,
})

export const directDebitSchema = z.strictObject({
  package: packageIdSchema,
  iban: typedSchema(normalizeIban).pipe(z.string().max(34)),
  holder: lineSchema(70, 2),
  phone: typedSchema(normalizePhone).pipe(z.string().max(40)),
  agreement: z.literal(true),
  code: codeSchema.optional(),
  price_minor: z.int().nonnegative().optional(),
})
export const directDebitStartedSchema = z.object({
  payment: paymentSchema,
  phone_hint: z.string(),
  iban_hint: z.string(),
  tries_left: z.int().nonnegative(),
  code_expires: momentSchema,
  now: momentSchema,
})
export const directDebitConfirmSchema = z.strictObject({
  payment: idSchema,
  sms_code: digitCodeSchema(limits.smsCodeDigits),
})

export const directDebitQuerySchema = z.strictObject({ id: queryIdSchema })
export const directDebitCodeSchema = z.strictObject({ payment: idSchema })

export const transactionsQuerySchema = z.strictObject({ id: queryIdSchema.optional() })
export const purchaseEntrySchema = z.object({
  at: momentSchema,
  kind: z.enum(['purchase', 'debt', 'withdrawal', 'refund', 'charge_back']),
  credits: z.int(),
  balance: z.int().nonnegative(),
})
export const transactionsSchema = z.object({
  transactions: z.array(paymentSchema),
  entries: z.array(purchaseEntrySchema),
})
export const withdrawSchema = z.strictObject({
  payment: idSchema,
  confirm: z.literal(true),
  refund_minor: z.int().positive().optional(),
})
export const withdrawnSchema = z.object({
  payment: paymentSchema,
  refunded_minor: z.int().nonnegative(),
  credits_taken: z.int().nonnegative(),
  reference: z.string(),
  at: momentSchema,
})
