import type { ProviderPayment } from '@duetto/api/src/modules/payments/provider/PaymentProvider'
import type { PaymentInstructions } from '@duetto/shared/contract'
import type { Order } from './orders'

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

export interface Payment extends Omit<Order, 'debit' | 'wallet_token'> {
  kind: 'payment'
  id: string
  pay_url: string | null
  state: ProviderPayment['state']
  received_minor: number
  refunded_minor: number
  charged_back: boolean
  failure: string | null
  mandate: ProviderPayment['mandate']
  payer: string | null
  refunds: Record<string, number>
  instructions: PaymentInstructions | null
  /** When a payment in `requires_action` or `authorised` expires, in ms since the epoch. */
  expires_at: number
  /** `at` is in ms since the epoch. */
  due: { at: number; outcome: Outcome } | null
  created_at: string
}

export interface Mandate {
  kind: 'mandate'
  id: string
  label: string
  family: string
  fails_later: boolean
  shopper: string | null
  is_deleted?: boolean
}

export interface Webhook {
  kind: 'notice'
  id: string
  payment_id: string
  notify_url: string
  body: string
  attempts: number
  next_at: number
  state: 'waiting' | 'delivered' | 'dropped' | 'given up'
  created_at: string
  log: { at: string; answer: string }[]
}

export type Entry = Payment | Mandate | Webhook
