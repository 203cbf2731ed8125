import type { PaymentInstructions } from '@duetto/shared/contract'
import type { MethodFamily, PaymentMethod } from '@duetto/shared/domain'
import type { IncomingHttpHeaders } from 'node:http'

export interface ProviderPayment {
  providerId: string
  /** Id of the charge, to which refunds refer. If absent, `providerId` identifies the charge as well. */
  chargeId?: string
  reference: string
  /** `authorised` means reserved if the order has a hold. Otherwise the provider captures automatically. */
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
  /** For an authorised payment, the reserved amount. */
  receivedMinor: number
  /** Total of all refunds. Providers that report each refund use `refund` instead. */
  refundedMinor: number
  refund?: ProviderRefund
  isChargedBack: boolean
  isReleaseRefused?: boolean
  /** Stable code such as `declined`. If `isReleaseRefused`, the provider's own reason. */
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
  /** May be the payment's reference instead of our refund's. Match with `findReportedRefund`. */
  reference: string
  amountMinor: number
  isFailed: boolean
}

interface Charge {
  /** Idempotency key of the payment. */
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
  /** The payment's `chargeId` or, if it has none, its `providerId`. */
  providerId: string
  /** Idempotency key of the refund. */
  reference: string
  amountMinor: number
  currency: string
}

export interface HoldEnd {
  /** The payment's `chargeId` or, if it has none, its `providerId`. */
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

/**
 * Methods that call the provider throw `ProviderUnavailable` if the call fails. Those with a `reference` must
 * deduplicate by it (idempotency key).
 */
export interface PaymentProvider {
  name: string
  wallets?: Wallets
  createPayment: (payment: NewPayment) => Promise<ProviderPayment>
  /** Null if the provider reports this payment only by webhook. */
  getPayment: (providerId: string) => Promise<ProviderPayment | null>
  cancelPayment: (providerId: string) => Promise<void>
  completePayment?: (result: string) => Promise<ProviderPayment>
  chargeMandate: (charge: MandateCharge) => Promise<ProviderPayment>
  listMandates: (shopper: string) => Promise<string[]>
  /** Succeeds if the mandate does not exist. */
  deleteMandate: (mandate: StoredMandate) => Promise<void>
  /** Null if a webhook reports the result later. */
  capture: (end: HoldEnd) => Promise<ProviderPayment | null>
  /** Null if a webhook reports the result later. */
  release: (end: HoldEnd) => Promise<ProviderPayment | null>
  /** `id` identifies the refund in later webhooks. Null if they report only totals. */
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
