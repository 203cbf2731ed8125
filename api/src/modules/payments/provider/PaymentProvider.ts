import type { PaymentInstructions } from '@duetto/shared/contract'
import type { MethodFamily, PaymentMethod } from '@duetto/shared/domain'
import type { IncomingHttpHeaders } from 'node:http'

/** A payment as the provider reports it. Chargebacks and refunds are reported in addition to the state. */
export interface ProviderPayment {
  providerId: string
  /** The provider's id for the charge, if it differs from the payment page's id. Refunds refer to it. */
  chargeId?: string
  reference: string
  /** `authorised` means reserved if the order uses a hold; otherwise the provider captures automatically. */
  state:
    | 'requires_action'
    | 'pending'
    | 'authorised'
    | 'paid'
    | 'failed'
    | 'cancelled'
    | 'expired'
    | 'unknown'
  currency: string
  /** Amount received; for an authorised payment, the amount reserved. */
  receivedMinor: number
  /** Total refunded, if the provider reports totals; otherwise `refund` carries each refund. */
  refundedMinor: number
  refund?: ProviderRefund
  isChargedBack: boolean
  /** The provider refused to release a hold for the reason in `failure`. */
  isReleaseRefused?: boolean
  /** Stable code such as `declined`, or the provider's own reason if `isReleaseRefused`; null without a failure. */
  failure: string | null
  /** URL at which the member pays or confirms, if there is one. */
  redirectUrl: string | null
  /** Stored card or account for charging the member again; null if this report contains none. */
  mandate: { id: string; label: string } | null
  instructions?: PaymentInstructions | null
}

export const unpaid = {
  receivedMinor: 0,
  refundedMinor: 0,
  isChargedBack: false,
  failure: null,
  redirectUrl: null,
  mandate: null,
} satisfies Partial<ProviderPayment>

export interface ProviderRefund {
  id: string
  /** Our request's reference, or another value for a refund made at the provider. */
  reference: string
  amountMinor: number
  /** Whether the refund failed, so that the money did not reach the member. */
  isFailed: boolean
}

interface Charge {
  /** Idempotency key: requests with the same reference are one payment. */
  reference: string
  amountMinor: number
  currency: string
  description: string
  method: PaymentMethod
  shopper: string
  returnUrl: string
  /** Whether to only authorise the payment. `capture` or `release` ends the hold. */
  isHeld: boolean
}

export interface NewPayment extends Charge {
  family: MethodFamily
  country: string
  locale: string
  /** Whether the provider should store a mandate for charging the member again. */
  wantsMandate: boolean
  debit?: { iban: string; holder: string }
  /** Token of the wallet in the browser; it is charged immediately, without a payment page. */
  walletToken?: string
}

export interface MandateCharge extends Charge {
  mandate: string
}

export interface StoredMandate {
  id: string
  shopper: string
}

export interface Refund {
  /** The charge's `chargeId`, otherwise its `providerId`. */
  providerId: string
  /** Idempotency key: requests with the same reference are one refund. */
  reference: string
  amountMinor: number
  currency: string
}

export interface HoldEnd {
  /** The charge's `chargeId`, otherwise its `providerId`. */
  providerId: string
  reference: string
  amountMinor: number
  currency: string
}

export interface WebhookEvent {
  id: string
  /** The reported payment; null if the event changes none. */
  payment: ProviderPayment | null
}

/** One payment method for the browser's `PaymentRequest`. */
export interface WalletOffer {
  /** Payment method identifier such as `https://google.com/pay`. */
  identifier: string
  data: Record<string, unknown>
}

interface WalletShop {
  host: string
  name: string
}

/** Support for wallet payments on the site's own page. Other providers offer wallets on their page. */
interface Wallets {
  /** Returns null if the wallet is not configured. */
  offer: (method: PaymentMethod, country: string) => WalletOffer | null
  /** Returns the proof of the shop's identity that Apple Pay requires. */
  startSession: (method: PaymentMethod, shop: WalletShop) => Promise<Record<string, unknown>>
}

/**
 * Port to a payment provider. Calls may throw `ProviderUnavailable`, and are safe to repeat with the same
 * reference.
 */
export interface PaymentProvider {
  name: string
  wallets?: Wallets
  createPayment: (payment: NewPayment) => Promise<ProviderPayment>
  /** Returns null if the payment cannot be queried and only webhooks report it. */
  getPayment: (providerId: string) => Promise<ProviderPayment | null>
  cancelPayment: (providerId: string) => Promise<void>
  /** Submits the result of the bank's confirmation page. Only some providers need it. */
  completePayment?: (result: string) => Promise<ProviderPayment>
  chargeMandate: (charge: MandateCharge) => Promise<ProviderPayment>
  listMandates: (shopper: string) => Promise<string[]>
  /** Also succeeds if the mandate no longer exists. */
  deleteMandate: (mandate: StoredMandate) => Promise<void>
  /** Captures the full amount. Returns null if only a webhook reports the result. */
  capture: (end: HoldEnd) => Promise<ProviderPayment | null>
  /** Releases the reserved amount. Returns null if only a webhook reports the result. */
  release: (end: HoldEnd) => Promise<ProviderPayment | null>
  /** Returns the provider's id of the refund, or null if its webhooks do not use one. */
  refund: (refund: Refund) => Promise<{ id: string | null }>
  /** Throws `signature_invalid` unless the provider signed the webhook, and `bad_input` if it is malformed. */
  verifyWebhook: (
    headers: IncomingHttpHeaders,
    body: Buffer,
    now: Date,
  ) => WebhookEvent | Promise<WebhookEvent>
}

export class ProviderUnavailable extends Error {
  constructor(
    reason: string,
    /** Whether the provider may have processed the request although its response was lost. */
    readonly mayHaveSucceeded = false,
  ) {
    super(`the payment provider did not answer: ${reason}`)
    this.name = 'ProviderUnavailable'
  }
}
