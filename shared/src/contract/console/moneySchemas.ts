import { z } from 'zod'
import { paymentStates } from '../../domain'
import { currencySchema, idSchema, lineSchema, queryIdSchema } from '../schemas/common'
import { daySchema, moment, pageSchema, reasonSchema } from './people'

const state = z.enum(paymentStates)
const byId = z.strictObject({ id: queryIdSchema })
const idAndReason = z.strictObject({ id: idSchema, reason: reasonSchema })
const holdDecision = z.enum(['capture', 'release'])

/**
 * `unclear`: the state is `unknown`, or more than the price was received. `held`: money is reserved, but not captured.
 */
export const paymentAttention = ['unclear', 'held'] as const

/**
 * Differences between paid orders, the payment providers' webhooks (notices) and the credit ledger. `no_notice`: a paid
 * order without a notice. `unknown_here`: a notice of payment for an order that does not exist. `not_paid`: a notice of
 * payment for an order that is not paid. `no_order`: purchased credits in the ledger without a paid order. The other
 * codes name a value of a paid order that differs from the notices or, for `credits`, from the ledger.
 */
export const reconciliationFaults = [
  'no_notice',
  'unknown_here',
  'not_paid',
  'no_order',
  'currency',
  'received',
  'refunded',
  'charged_back',
  'credits',
] as const

const paymentRow = z.strictObject({
  id: idSchema,
  member: z.strictObject({ id: idSchema, name: z.string() }),
  package: z.string(),
  credits: z.int(),
  method: z.string(),
  country: z.string(),
  currency: currencySchema,
  price_minor: z.int(),
  received_minor: z.int(),
  refunded_minor: z.int(),
  state,
  failure: z.string().nullable(),
  hold_decision: holdDecision.nullable(),
  receipt_number: z.string().nullable(),
  provider: z.string().nullable(),
  reference: z.string().nullable(),
  created_at: moment,
  paid_at: moment.nullable(),
})
const attempt = z.strictObject({
  id: idSchema,
  provider: z.string(),
  reference: z.string(),
  provider_id: z.string().nullable(),
  charge_id: z.string().nullable(),
  created_at: moment,
})
const notice = z.strictObject({
  id: idSchema,
  notice_id: z.string(),
  state: z.string(),
  currency: z.string(),
  received_minor: z.int(),
  refunded_minor: z.int(),
  is_charged_back: z.boolean(),
  failure: z.string().nullable(),
  received_at: moment,
  processed_at: moment.nullable(),
  result: z.string().nullable(),
})
const refund = z.strictObject({
  id: idSchema,
  reference: z.string(),
  kind: z.string(),
  amount_minor: z.int(),
  credits: z.int(),
  state: z.string(),
  created_at: moment,
})
const acts = z.strictObject({
  refund: z.boolean(),
  withdraw: z.boolean(),
  capture: z.boolean(),
  release: z.boolean(),
  close: z.boolean(),
  charge_back: z.boolean(),
})
const payment = paymentRow.extend({
  list_minor: z.int(),
  discount_minor: z.int(),
  surcharge_minor: z.int(),
  discount_code: z.string().nullable(),
  vat_permille: z.int().nullable(),
  withdraw_until: moment.nullable(),
  capture_at: moment.nullable(),
  release_at: moment.nullable(),
  release_refused_at: moment.nullable(),
  remaining: z.int(),
  withdrawal_minor: z.int(),
  attempts: z.array(attempt),
  notices: z.array(notice),
  refunds: z.array(refund),
  acts,
})
const side = z.strictObject({
  received_minor: z.int(),
  refunded_minor: z.int(),
  is_charged_back: z.boolean(),
})
const total = z.strictObject({
  currency: z.string(),
  orders: z.int(),
  credits: z.int(),
  received_minor: z.int(),
  refunded_minor: z.int(),
  ledger_credits: z.int(),
  provider_received_minor: z.int(),
  provider_refunded_minor: z.int(),
})
const difference = z.strictObject({
  payment: idSchema.nullable(),
  reference: z.string(),
  provider: z.string().nullable(),
  currency: z.string(),
  faults: z.array(z.enum(reconciliationFaults)),
  state: z.string().nullable(),
  order: side.extend({ credits: z.int() }).nullable(),
  ledger_credits: z.int().nullable(),
  notices: side.nullable(),
})
const changed = z.strictObject({ payment })

export const moneySchemas = {
  listPayments: {
    query: z.strictObject({
      state: state.optional(),
      provider: lineSchema(40, 1).optional(),
      member: queryIdSchema.optional(),
      reference: lineSchema(100, 1).optional(),
      from: daySchema.optional(),
      to: daySchema.optional(),
      attention: z.enum(paymentAttention).optional(),
      page: pageSchema(400),
    }),
    response: z.strictObject({ payments: z.array(paymentRow), has_more: z.boolean() }),
  },
  getPayment: { query: byId, response: changed },
  refundPayment: {
    /** Omit `amount_minor` to refund the rest of the payment. */
    body: idAndReason.extend({ amount_minor: idSchema.optional() }),
    response: changed,
  },
  withdrawPayment: { body: idAndReason, response: changed },
  endHold: { body: idAndReason.extend({ decision: holdDecision }), response: changed },
  closePayment: { body: idAndReason, response: changed },
  chargeBackPayment: { body: idAndReason, response: changed },
  exportBookings: { query: z.strictObject({ from: daySchema, to: daySchema }), response: z.never() },
  listReconciliations: {
    response: z.strictObject({
      days: z.array(
        z.strictObject({ day: daySchema, reconciled_at: moment, orders: z.int(), differences: z.int() }),
      ),
    }),
  },
  reconcileDay: {
    query: z.strictObject({ day: daySchema }),
    response: z.strictObject({ totals: z.array(total), differences: z.array(difference) }),
  },
} as const
