import type { Payment } from '@duetto/shared/contract'
import type { PaymentState } from '@duetto/shared/domain'

export type Outcome =
  | 'open'
  /** In progress at the provider, about to be captured after a review, or in an unknown state. */
  | 'pending'
  | 'authorised'
  | 'releasing'
  /** Paid less than the amount due. */
  | 'partial'
  /** Paid in another currency; needs manual review. */
  | 'unclear'
  | 'completed'
  | 'refunded'
  | 'charged_back'
  | 'cancelled'
  | 'expired'
  | 'failed'

const byState: Record<PaymentState, Outcome> = {
  created: 'open',
  requires_action: 'open',
  pending: 'pending',
  unknown: 'pending',
  authorised: 'authorised',
  paid: 'completed',
  partially_refunded: 'completed',
  refunded: 'refunded',
  charged_back: 'charged_back',
  cancelled: 'cancelled',
  expired: 'expired',
  failed: 'failed',
}

type Known = Pick<Payment, 'state' | 'failure' | 'hold_decision'>

export const outcomeOf = ({ state, failure, hold_decision: decision }: Known): Outcome => {
  if (state === 'authorised' && decision) return decision === 'release' ? 'releasing' : 'pending'
  if (state === 'unknown' && failure === 'amount_differs') return 'partial'
  if (state === 'unknown' && failure === 'currency_differs') return 'unclear'
  return byState[state]
}

export const isOpenState = (state: PaymentState): boolean =>
  ['open', 'pending', 'authorised'].includes(byState[state])

const unpaidOutcomes = ['failed', 'cancelled', 'expired'] as const
export type Unpaid = (typeof unpaidOutcomes)[number]

export const isUnpaid = (outcome: Outcome): outcome is Unpaid =>
  (unpaidOutcomes as readonly Outcome[]).includes(outcome)
