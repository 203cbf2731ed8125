import type { PaymentInstructions } from '@duetto/shared/contract'
import type { MethodFamily, PaymentMethod } from '@duetto/shared/domain'
import type { IncomingHttpHeaders } from 'node:http'

export interface ProviderPayment {
  providerId: string
  /** Set only if it differs from the payment page's id. Refunds refer to it. */
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
  /** The amount reserved, if the payment is authorised. */
  receivedMinor: number
  /** Total, if the provider reports totals; otherwise `refund` carries each refund. */
  refundedMinor: number
  refund?: ProviderRefund
  isChargedBack: boolean
  isReleaseRefused?: boolean
  /** Stable code such as `declined`, or the provider's own reason if `isReleaseRefused`. */
  failure: string | null
  redirectUrl: string | null
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
  isHeld: boolean
}

export interface NewPayment extends Charge {
  family: MethodFamily
  country: string
  locale: string
  wantsMandate: boolean
  debit?: { iban: string; holder: string }
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
  payment: ProviderPayment | null
}

export interface WalletOffer {
  identifier: string
  data: Record<string, unknown>
}

interface WalletShop {
  host: string
  name: string
}

interface Wallets {
  offer: (method: PaymentMethod, country: string) => WalletOffer | null
  startSession: (method: PaymentMethod, shop: WalletShop) => Promise<Record<string, unknown>>
}

/** Calls may throw `ProviderUnavailable`, and are safe to repeat with the same reference. */
export interface PaymentProvider {
  name: string
  wallets?: Wallets
  createPayment: (payment: NewPayment) => Promise<ProviderPayment>
  /** Null if only webhooks report the payment. */
  getPayment: (providerId: string) => Promise<ProviderPayment | null>
  cancelPayment: (providerId: string) => Promise<void>
  completePayment?: (result: string) => Promise<ProviderPayment>
  chargeMandate: (charge: MandateCharge) => Promise<ProviderPayment>
  listMandates: (shopper: string) => Promise<string[]>
  /** Also succeeds if the mandate no longer exists. */
  deleteMandate: (mandate: StoredMandate) => Promise<void>
  /** Null if only a webhook reports the result. */
  capture: (end: HoldEnd) => Promise<ProviderPayment | null>
  /** Null if only a webhook reports the result. */
  release: (end: HoldEnd) => Promise<ProviderPayment | null>
  /** `id` is the provider's id of the refund; null if its webhooks report only the total. */
  refund: (refund: Refund) => Promise<{ id: string | null }>
  verifyWebhook: (
    headers: IncomingHttpHeaders,
    body: Buffer,
    now: Date,
  ) => WebhookEvent | Promise<WebhookEvent>
}

export class ProviderUnavailable extends Error {
  constructor(
    reason: string,
    readonly mayHaveSucceeded = false,
  ) {
    super(`the payment provider did not answer: ${reason}`)
    this.name = 'ProviderUnavailable'
  }
}
