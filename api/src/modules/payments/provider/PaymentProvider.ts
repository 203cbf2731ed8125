import type { PaymentInstructions } from '@duetto/shared/contract'
import type { MethodFamily, PaymentMethod } from '@duetto/shared/domain'
import type { IncomingHttpHeaders } from 'node:http'

/** What a provider says about a payment. Charge-backs and refunds are told beside the state, never instead of it. */
export interface ProviderPayment {
  providerId: string
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
}

export interface NewPayment extends Charge {
  method: PaymentMethod
  family: MethodFamily
  country: string
  locale: string
  returnUrl: string
  /** Keep what lets this member be charged again. */
  wantsMandate: boolean
  /** For direct debit: the account. */
  debit?: { iban: string; holder: string }
}

interface MandateCharge extends Charge {
  mandate: string
}

interface Refund {
  providerId: string
  /** Asking twice with one reference is one refund. */
  reference: string
  amountMinor: number
}

export interface Notice {
  id: string
  payment: ProviderPayment
}

/** The port to whoever moves the money. Any call may throw `ProviderUnavailable`; all may be repeated. */
export interface PaymentProvider {
  name: string
  createPayment: (payment: NewPayment) => Promise<ProviderPayment>
  getPayment: (providerId: string) => Promise<ProviderPayment>
  cancelPayment: (providerId: string) => Promise<void>
  chargeMandate: (charge: MandateCharge) => Promise<ProviderPayment>
  refund: (refund: Refund) => Promise<void>
  /** Throws `signature_invalid` unless the provider itself wrote these bytes just now. */
  verifyNotice: (headers: IncomingHttpHeaders, body: Buffer, now: Date) => Notice
}

export class ProviderUnavailable extends Error {
  constructor(reason: string) {
    super(`the payment provider did not answer: ${reason}`)
    this.name = 'ProviderUnavailable'
  }
}
