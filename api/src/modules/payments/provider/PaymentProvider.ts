import type { PaymentInstructions } from '@duetto/shared/contract'
import type { MethodFamily, PaymentMethod } from '@duetto/shared/domain'
import type { IncomingHttpHeaders } from 'node:http'

/**
 * The provider's view of a payment. Chargebacks and refunds are reported in addition to the state, never
 * instead of it.
 */
export interface ProviderPayment {
  providerId: string
  /** The provider's id for the charge, if it differs from the page's; refunds refer to it. */
  chargeId?: string
  /** Our own reference. */
  reference: string
  /** Authorised: reserved; where an order is not held, captured without being asked for. */
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
  /** Of an authorised payment: what is reserved. */
  receivedMinor: number
  /** The sum of all refunds, where the provider tells it; `refund` is told instead where it names each. */
  refundedMinor: number
  refund?: ToldRefund
  isChargedBack: boolean
  /** Only this is told then: reserved money was not released, and `failure` says why. */
  isReleaseRefused?: boolean
  /** Stable code for the failure, e.g. `declined`. */
  failure: string | null
  /** Where the member pays; null if nothing is left to do there. */
  redirectUrl: string | null
  /** What is needed to charge the member again, once the provider has issued it. */
  mandate: { id: string; label: string } | null
  /** How to pay outside the provider's page: a bank transfer, or a voucher at a till. */
  instructions?: PaymentInstructions | null
}

/** One refund, made here or at the provider. */
export interface ToldRefund {
  /** The provider's id for it. */
  id: string
  /** The reference of our request; any other one where it was made at the provider. */
  reference: string
  amountMinor: number
  /** The money did not reach the member. */
  isFailed: boolean
}

interface Charge {
  /** Two requests with one reference are one payment. */
  reference: string
  amountMinor: number
  currency: string
  description: string
  method: PaymentMethod
  /** A stable pseudonym for the member. */
  shopper: string
  returnUrl: string
  /** Only reserve the money: `capture` or `release` follows. */
  isHeld: boolean
}

export interface NewPayment extends Charge {
  family: MethodFamily
  country: string
  locale: string
  /** Store what is needed to charge the member again. */
  wantsMandate: boolean
  /** For direct debit: the account. */
  debit?: { iban: string; holder: string }
  /** What the wallet in the browser gave: charged at once, without a page. */
  walletToken?: string
}

export interface MandateCharge extends Charge {
  mandate: string
}

/** A card or account that the provider has stored for a member. */
export interface StoredMandate {
  id: string
  shopper: string
}

export interface Refund {
  /** Of the charge: its `chargeId`, otherwise its `providerId`. */
  providerId: string
  /** Two requests with one reference are one refund. */
  reference: string
  amountMinor: number
  currency: string
}

/** The capture or the release of reserved money. */
export interface HoldEnd {
  /** Of the charge: its `chargeId`, otherwise its `providerId`. */
  providerId: string
  /** Two requests with one reference are one. */
  reference: string
  amountMinor: number
  currency: string
}

export interface Notice {
  id: string
  /** Null if it is not about our payments. */
  payment: ProviderPayment | null
}

/** What the browser asks a wallet for, with `PaymentRequest`. */
export interface WalletOffer {
  /** The payment method identifier, e.g. `https://google.com/pay`. */
  identifier: string
  data: Record<string, unknown>
}

interface WalletShop {
  host: string
  name: string
}

/** Wallets whose tokens a provider takes. Without it, members pay with them on the provider's page. */
interface Wallets {
  /** Null where this wallet is not set up. */
  offer: (method: PaymentMethod, country: string) => WalletOffer | null
  /** Proves to the wallet who the shop is; handed to it as it is. Only Apple Pay asks. */
  startSession: (method: PaymentMethod, shop: WalletShop) => Promise<Record<string, unknown>>
}

/** The port to whoever moves the money. Any call may throw `ProviderUnavailable`; all are safe to repeat. */
export interface PaymentProvider {
  name: string
  wallets?: Wallets
  createPayment: (payment: NewPayment) => Promise<ProviderPayment>
  /** Null if this payment cannot be queried: only its webhooks report. */
  getPayment: (providerId: string) => Promise<ProviderPayment | null>
  cancelPayment: (providerId: string) => Promise<void>
  /**
   * Hands over what the bank's page gave back after a charge that asked for a confirmation. Only where a provider needs it.
   */
  completePayment?: (result: string) => Promise<ProviderPayment>
  chargeMandate: (charge: MandateCharge) => Promise<ProviderPayment>
  /** Ids of what is stored for this member and can be charged. */
  listMandates: (shopper: string) => Promise<string[]>
  /** Deletes it; one that is gone already is no error. */
  deleteMandate: (mandate: StoredMandate) => Promise<void>
  /** Takes all of the reserved money. Null if only a webhook tells whether it was taken. */
  capture: (end: HoldEnd) => Promise<ProviderPayment | null>
  /** Gives the reserved money back to the member. Null if only a webhook tells. */
  release: (end: HoldEnd) => Promise<ProviderPayment | null>
  /** The provider's id for it, where its notices name it. */
  refund: (refund: Refund) => Promise<{ id: string | null }>
  /** Throws `signature_invalid` unless the provider signed these bytes just now. */
  verifyNotice: (headers: IncomingHttpHeaders, body: Buffer, now: Date) => Notice | Promise<Notice>
}

export class ProviderUnavailable extends Error {
  constructor(
    reason: string,
    /** It may have done what it was asked for, and only its answer is lost. */
    readonly mayBeDone = false,
  ) {
    super(`the payment provider did not answer: ${reason}`)
    this.name = 'ProviderUnavailable'
  }
}
