import type { PaymentInstructions } from '@duetto/shared/contract'
import type { MethodFamily, PaymentMethod } from '@duetto/shared/domain'
import type { IncomingHttpHeaders } from 'node:http'

/** What a provider says about a payment. Charge-backs and refunds are told beside the state, never instead of it. */
export interface ProviderPayment {
  providerId: string
  /** What it calls the money, where that is not what it calls the page; refunds go there. */
  chargeId?: string
  /** Our own name for it. */
  reference: string
  state: 'requires_action' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'unknown'
  currency: string
  receivedMinor: number
  refundedMinor: number
  isChargedBack: boolean
  /** Steady word for why it failed, e.g. `declined`. */
  failure: string | null
  /** Where the member pays; null when nothing is left to do there. */
  redirectUrl: string | null
  /** What lets the member be charged again, once the provider gave it. */
  mandate: { id: string; label: string } | null
  /** How to pay without a page of the provider: a transfer, a voucher at a till. */
  instructions?: PaymentInstructions | null
}

interface Charge {
  /** Asking twice with one reference is one payment. */
  reference: string
  amountMinor: number
  currency: string
  description: string
  method: PaymentMethod
  /** A steady name for the member that says nothing of them. */
  shopper: string
  returnUrl: string
}

export interface NewPayment extends Charge {
  family: MethodFamily
  country: string
  locale: string
  /** Keep what lets this member be charged again. */
  wantsMandate: boolean
  /** For direct debit: the account. */
  debit?: { iban: string; holder: string }
}

export interface MandateCharge extends Charge {
  mandate: string
}

export interface Refund {
  /** Of the money: its `chargeId`, else its `providerId`. */
  providerId: string
  /** Asking twice with one reference is one refund. */
  reference: string
  amountMinor: number
  currency: string
}

export interface Notice {
  id: string
  /** Null where it is about nothing of ours. */
  payment: ProviderPayment | null
}

/** The port to whoever moves the money. Any call may throw `ProviderUnavailable`; all may be repeated. */
export interface PaymentProvider {
  name: string
  createPayment: (payment: NewPayment) => Promise<ProviderPayment>
  /** Null where this payment cannot be asked after: only its notices tell. */
  getPayment: (providerId: string) => Promise<ProviderPayment | null>
  cancelPayment: (providerId: string) => Promise<void>
  chargeMandate: (charge: MandateCharge) => Promise<ProviderPayment>
  refund: (refund: Refund) => Promise<void>
  /** Throws `signature_invalid` unless the provider itself wrote these bytes just now. */
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
