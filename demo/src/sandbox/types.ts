export type State =
  | 'requires_action'
  | 'pending'
  | 'authorised'
  | 'paid'
  | 'failed'
  | 'cancelled'
  | 'expired'
  | 'unknown'

/** Possible outcomes of a payment; the buttons on the pages and the console. */
export const outcomes = [
  'ok',
  'declined',
  'cancelled',
  'expired',
  'pending',
  'late',
  'partial',
  'over',
  'charged_back',
  'insufficient_funds',
  'card_expired',
  'card_lost',
  'authentication_failed',
  'returned_later',
] as const
export type Outcome = (typeof outcomes)[number]

/** How to pay without a page. */
export interface Instructions {
  kind: 'transfer' | 'voucher'
  recipient: string | null
  iban: string | null
  bic: string | null
  code: string | null
  reference: string
  expires: string
}

/** One attempt to deliver a webhook. */
interface Delivery {
  at: string
  /** HTTP status of the answer, or why there was none. */
  answer: string
}

export interface Payment {
  kind: 'payment'
  id: string
  reference: string
  amount_minor: number
  currency: string
  description: string
  method: string
  family: string
  country: string
  locale: string
  return_url: string
  /** Page where the member pays; null for payments without one. */
  pay_url: string | null
  notify_url: string | null
  wants_mandate: boolean
  /** The money is only reserved, until the merchant captures it. Absent in what older versions stored. */
  manual_capture?: boolean
  /** The merchant's pseudonym for the payer. */
  shopper?: string | null
  state: State
  received_minor: number
  refunded_minor: number
  charged_back: boolean
  failure: string | null
  mandate: { id: string; label: string } | null
  /** The payer's card or account, masked. */
  payer: string | null
  refunds: Record<string, number>
  instructions: Instructions | null
  /** When an unfinished page or a reservation expires, in milliseconds. */
  expires_at: number
  /** What happens automatically, and when. */
  due: { at: number; outcome: Outcome } | null
  created_at: string
}

export interface Mandate {
  kind: 'mandate'
  id: string
  label: string
  family: string
  /** Charging it later fails, although the first payment succeeded. */
  fails_later: boolean
  /** Absent in what older versions stored: anybody's. */
  shopper?: string | null
  is_deleted?: boolean
}

export interface Notice {
  kind: 'notice'
  id: string
  payment_id: string
  notify_url: string
  body: string
  attempts: number
  next_at: number
  state: 'waiting' | 'delivered' | 'dropped' | 'given up'
  created_at: string
  log: Delivery[]
}

export type Entry = Payment | Mandate | Notice
