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

export const packageIdSchema = z.enum(packageIds)
export const methodSchema = z.enum(paymentMethods)
export const paymentStateSchema = z.enum(paymentStates)
const codeSchema = typedSchema(normalizeDiscountCode).pipe(z.string().max(40))
const vatSchema = z.int().positive().nullable()

export const packageSchema = z.object({
  id: packageIdSchema,
  credits: z.int().positive(),
  price_minor: z.int().positive(),
  /** Price after the active discount; equals price_minor without one. */
  discounted_minor: z.int().positive(),
  per_message_minor: z.int().positive(),
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
  /** Credits used from an earlier purchase that was charged back; the next package covers them. */
  debt_credits: z.int().nonnegative(),
  /** The VAT included in the prices, in thousandths; null if none is set for the country. */
  vat_permille: vatSchema,
  now: momentSchema,
})

/**
 * A wallet that the browser may have: what `PaymentRequest` is asked for. Without it, or in a browser without the
 * wallet, the member pays on the provider's page.
 */
const walletOfferSchema = z.object({
  /** The payment method identifier, e.g. `https://google.com/pay`. */
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
  /** The method of the member's last purchase. */
  last_method: methodSchema.nullable(),
})

export const startPaymentSchema = z.strictObject({
  package: packageIdSchema,
  method: methodSchema,
  /** A code entered by the member; without one, the active discount applies. */
  code: codeSchema.optional(),
  /** The total shown beside the order button; any other total is refused with `conflict`. */
  price_minor: z.int().nonnegative().optional(),
  /** The browser wallet's token: charged immediately, without the provider's page. */
  wallet_token: z.string().min(1).max(12_000).optional(),
})
/** The browser's wallet validates the merchant before it opens. */
export const walletSessionSchema = z.strictObject({ method: methodSchema })
/** Handed to the wallet as it is. */
export const walletSessionResultSchema = z.object({ session: z.record(z.string(), z.unknown()) })
/** How to pay outside the provider's page: by bank transfer, or with a voucher at a till. */
export const paymentInstructionsSchema = z.object({
  kind: z.enum(['transfer', 'voucher']),
  recipient: z.string().nullable(),
  iban: z.string().nullable(),
  bic: z.string().nullable(),
  /** The code of a voucher. */
  code: z.string().nullable(),
  /** The payment reference, which matches the money to the order. */
  reference: z.string(),
  /** The payment deadline. */
  expires: momentSchema.nullable(),
})
export const paymentSchema = z.object({
  payment_id: idSchema,
  package: packageIdSchema,
  credits: z.int().positive(),
  method: methodSchema,
  /** The total to pay: package minus discount plus surcharge. */
  price: z.int().nonnegative(),
  list_price_minor: z.int().nonnegative(),
  discount_minor: z.int().nonnegative(),
  surcharge_minor: z.int().nonnegative(),
  currency: currencySchema,
  state: paymentStateSchema,
  /** For reserved money: capture or release has been decided, but the provider has not done it yet. */
  hold_decision: z.enum(['capture', 'release']).nullable(),
  /** Where the member continues: the provider's page; null if nothing is left to do there. */
  redirect_url: z.string().nullable(),
  failure: z.string().nullable(),
  created_at: momentSchema,
  paid_at: momentSchema.nullable(),
  /** The withdrawal deadline; null if the purchase cannot be withdrawn from. */
  withdraw_until: momentSchema.nullable(),
  /** Credits removed and money returned by a withdrawal now; null if the purchase cannot be withdrawn from. */
  withdrawal: z
    .object({ credits: z.int().positive(), refund_minor: z.int().positive() })
    .nullable()
    .default(null),
  receipt_number: z.string().nullable(),
  /** The code that was applied, whether entered or automatic. */
  discount_code: z.string().nullable(),
  /** Less than the price if only part of the money arrived. */
  received_minor: z.int().nonnegative(),
  refunded_minor: z.int().nonnegative(),
  /** Only while the payment is open. */
  instructions: paymentInstructionsSchema.nullable(),
  /** Credits of this purchase that went towards an earlier debt. */
  debt_credits: z.int().nonnegative(),
  /** The VAT included in the price, in thousandths; null if none was set for the country. */
  vat_permille: vatSchema,
})
export const paymentResultSchema = z.object({ payment: paymentSchema })
export const paymentQuerySchema = z.strictObject({ id: queryIdSchema })
/** What the bank's page returned in the URL. */
export const completePaymentSchema = z.strictObject({
  payment: idSchema,
  redirect_result: z.string().min(1).max(8000),
})
export const cancelPaymentSchema = z.strictObject({ payment: idSchema })

/** The last purchase as it would be repeated; null if there is none. */
export const repeatOfferSchema = z.object({
  order: z
    .object({
      /** The purchase that is repeated. */
      payment: idSchema,
      package: packageIdSchema,
      credits: z.int().positive(),
      method: methodSchema,
      /**
       * Card brand and last four digits, or account, charged without further steps; null if the provider
       * asks.
       */
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
/** The purchase and the total the member saw; any other total is refused with `conflict`. */
export const repeatOrderSchema = z.strictObject({ payment: idSchema, price_minor: z.int().nonnegative() })
/** The member's stored card or account of this method. */
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

/** `expires` and `now` are by the server's clock; the countdown shows their difference (TRUST-02). */
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
/** One credit movement caused by a purchase. */
export const purchaseEntrySchema = z.object({
  at: momentSchema,
  kind: z.enum(['purchase', 'debt', 'withdrawal', 'refund', 'charge_back']),
  credits: z.int(),
  balance: z.int().nonnegative(),
})
export const transactionsSchema = z.object({
  transactions: z.array(paymentSchema),
  /** Filled for a single purchase only; empty in the list. */
  entries: z.array(purchaseEntrySchema),
})
export const withdrawSchema = z.strictObject({
  payment: idSchema,
  confirm: z.literal(true),
  /** The refund that the member saw; refused as `conflict` if it has changed. */
  refund_minor: z.int().positive().optional(),
})
export const withdrawnSchema = z.object({
  payment: paymentSchema,
  refunded_minor: z.int().nonnegative(),
  credits_taken: z.int().nonnegative(),
  reference: z.string(),
  at: momentSchema,
})
