import { lookup } from '@duetto/shared/domain'
import { z } from 'zod'
import { unpaid } from '../PaymentProvider'
import type { WebhookEvent, ProviderPayment } from '../PaymentProvider'

const amountSchema = z.object({ value: z.int(), currency: z.string().length(3) })

const linkSchema = z.object({
  id: z.string(),
  reference: z.string(),
  status: z.string(),
  url: z.string(),
  amount: amountSchema,
})
const paymentSchema = z.object({
  /** Absent while the bank asks the shopper to confirm. */
  pspReference: z.string().nullish(),
  resultCode: z.string(),
  refusalReason: z.string().nullish(),
  action: z.object({ url: z.string().nullish() }).nullish(),
})

const linkStates: Record<string, ProviderPayment['state']> = {
  active: 'requires_action',
  completed: 'authorised',
  paid: 'authorised',
  paymentPending: 'pending',
  expired: 'expired',
}

export const readLink = (answer: unknown): ProviderPayment => {
  const { id, reference, status, url, amount } = linkSchema.parse(answer)
  const state = lookup(linkStates, status) ?? 'unknown'
  return {
    ...unpaid,
    reference,
    currency: amount.currency,
    providerId: id,
    state,
    receivedMinor: state === 'authorised' ? amount.value : 0,
    failure: state === 'expired' ? 'expired' : null,
    redirectUrl: state === 'requires_action' ? url : null,
  }
}

const failureOf = (reason: string): string => {
  if (/insufficient|not enough balance|amount exceeded/i.test(reason)) return 'insufficient_funds'
  if (/expired card/i.test(reason)) return 'card_expired'
  if (/lost|stolen|blocked card/i.test(reason)) return 'card_lost'
  return /3d|authenti/i.test(reason) ? 'authentication_failed' : 'declined'
}

const results: Record<string, ProviderPayment['state']> = {
  Authorised: 'pending',
  Received: 'pending',
  Pending: 'pending',
  PresentToShopper: 'pending',
  RedirectShopper: 'requires_action',
  ChallengeShopper: 'requires_action',
  IdentifyShopper: 'requires_action',
  Refused: 'failed',
  Cancelled: 'cancelled',
  Error: 'failed',
}

interface Charge {
  reference: string
  amountMinor: number
  currency: string
}

/**
 * `isDebit`: SEPA direct debit, or a response without an amount. `Authorised` then counts as pending until the
 * AUTHORISATION webhook confirms it.
 */
export const readPayment = (answer: unknown, charge: Charge, isDebit: boolean): ProviderPayment => {
  const { pspReference, resultCode, refusalReason, action } = paymentSchema.parse(answer)
  const isAuthorised = resultCode === 'Authorised' && !isDebit
  const state = isAuthorised ? 'authorised' : (lookup(results, resultCode) ?? 'unknown')
  return {
    ...unpaid,
    reference: charge.reference,
    currency: charge.currency,
    providerId: pspReference ?? charge.reference,
    chargeId: pspReference ?? undefined,
    state,
    receivedMinor: isAuthorised ? charge.amountMinor : 0,
    failure: state === 'failed' ? failureOf(refusalReason ?? '') : null,
    redirectUrl: state === 'requires_action' ? (action?.url ?? null) : null,
  }
}

const detailsSchema = z.object({
  merchantReference: z.string(),
  amount: amountSchema.nullish(),
})

export const readDetails = (answer: unknown): ProviderPayment => {
  const { merchantReference: reference, amount } = detailsSchema.parse(answer)
  const charge = { reference, amountMinor: amount?.value ?? 0, currency: amount?.currency ?? '' }
  return readPayment(answer, charge, !amount)
}

export const readRefund = (answer: unknown): { id: string } => ({
  id: z.object({ pspReference: z.string().min(1).max(100) }).parse(answer).pspReference,
})

const storedSchema = z.object({
  storedPaymentMethods: z.array(z.object({ id: z.string() })).nullish(),
})

export const readStored = (answer: unknown): string[] =>
  storedSchema.parse(answer).storedPaymentMethods?.map(({ id }) => id) ?? []

const sessionSchema = z.object({ data: z.string() })

export const readAppleSession = (answer: unknown): Record<string, unknown> =>
  z
    .record(z.string(), z.unknown())
    .parse(JSON.parse(Buffer.from(sessionSchema.parse(answer).data, 'base64').toString('utf8')))

const itemSchema = z.object({
  pspReference: z.string().min(1).max(100),
  originalReference: z.string().nullish(),
  merchantAccountCode: z.string(),
  merchantReference: z.string().max(100),
  eventCode: z.string().max(60),
  success: z.enum(['true', 'false']),
  amount: amountSchema,
  paymentMethod: z.string().nullish(),
  reason: z.string().nullish(),
  additionalData: z.record(z.string(), z.string().optional()).nullish(),
})
type Item = z.output<typeof itemSchema>
export const webhookSchema = z.object({
  notificationItems: z.array(z.object({ NotificationRequestItem: itemSchema })).length(1),
})

const labelOf = ({ paymentMethod, additionalData }: Item): string => {
  const summary = additionalData?.['cardSummary']
  const brand = (paymentMethod ?? '').toUpperCase()
  return summary ? `${brand} •••• ${summary}` : brand
}

const mandateOf = (item: Item): ProviderPayment['mandate'] => {
  const id =
    item.additionalData?.['tokenization.storedPaymentMethodId'] ??
    item.additionalData?.['recurring.recurringDetailReference']
  return id ? { id, label: labelOf(item) } : null
}

const refundOf = (item: Item, known: Omit<ProviderPayment, 'state'>, isFailed: boolean): ProviderPayment => ({
  ...known,
  state: 'paid',
  refund: {
    id: item.pspReference,
    reference: item.merchantReference,
    amountMinor: item.amount.value,
    isFailed,
  },
})

const uncaptured = { isChargedBack: true, failure: 'capture_failed' }

const paymentOf = (item: Item): ProviderPayment | null => {
  const isGood = item.success === 'true'
  const { value, currency } = item.amount
  const chargeId = item.originalReference ?? item.pspReference
  const known = { ...unpaid, reference: item.merchantReference, currency, providerId: chargeId, chargeId }
  const paid = { ...known, state: 'paid' as const, receivedMinor: value }
  switch (item.eventCode) {
    case 'AUTHORISATION':
      return isGood
        ? { ...paid, state: 'authorised', mandate: mandateOf(item) }
        : { ...known, state: 'failed', failure: failureOf(item.reason ?? '') }
    case 'RECURRING_CONTRACT':
      return isGood ? { ...known, state: 'pending', mandate: mandateOf(item) } : null
    case 'OFFER_CLOSED':
      return { ...known, state: 'expired', failure: 'expired' }
    case 'CANCELLATION':
      return isGood
        ? { ...known, state: 'cancelled', failure: 'cancelled' }
        : { ...known, state: 'authorised', isReleaseRefused: true, failure: item.reason || null }
    case 'REFUND':
    case 'REFUND_WITH_DATA':
      return refundOf(item, known, !isGood)
    case 'REFUND_FAILED':
    case 'REFUNDED_REVERSED':
      return isGood ? refundOf(item, known, true) : null
    case 'CAPTURE':
      return isGood ? paid : { ...paid, ...uncaptured }
    case 'CAPTURE_FAILED':
      return isGood ? { ...paid, ...uncaptured } : null
    case 'CHARGEBACK':
    case 'SECOND_CHARGEBACK':
      return isGood ? { ...paid, isChargedBack: true } : null
    default:
      return null
  }
}

export const readWebhook = (item: Item): WebhookEvent => ({
  id: `${item.pspReference}:${item.eventCode}:${item.success}`,
  payment: paymentOf(item),
})
