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
  state: 'requires_action' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'unknown'
  currency: string
  receivedMinor: number
  refundedMinor: number
  isChargedBack: boolean
  /** Stable code for the failure, e.g. `declined`. */
  failure: string | null
  /** Where the member pays; null if nothing is left to do there. */
  redirectUrl: string | null
  /** What is needed to charge the member again, once the provider has issued it. */
  mandate: { id: string; label: string } | null
  /** How to pay outside the provider's page: a bank transfer, or a voucher at a till. */
  instructions?: PaymentInstructions | null
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
}

export interface NewPayment extends Charge {
  family: MethodFamily
  country: string
  locale: string
  /** Store what is needed to charge the member again. */
  wantsMandate: boolean
  /** For direct debit: the account. */
  debit?: { iban: string; holder: string }
}

export interface MandateCharge extends Charge {
  mandate: string
}

export interface Refund {
  /** Of the charge: its `chargeId`, otherwise its `providerId`. */
  providerId: string
  /** Two requests with one reference are one refund. */
  reference: string
  amountMinor: number
  currency: string
}

export interface Notice {
  id: string
  /** Null if it is not about our payments. */
  payment: ProviderPayment | null
}

/** The port to whoever moves the money. Any call may throw `ProviderUnavailable`; all are safe to repeat. */
export interface PaymentProvider {
  name: string
  createPayment: (payment: NewPayment) => Promise<ProviderPayment>
  /** Null if this payment cannot be queried: only its webhooks report. */
  getPayment: (providerId: string) => Promise<ProviderPayment | null>
  cancelPayment: (providerId: string) => Promise<void>
  chargeMandate: (charge: MandateCharge) => Promise<ProviderPayment>
  refund: (refund: Refund) => Promise<void>
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
