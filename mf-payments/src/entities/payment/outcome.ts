import type { Payment } from '@duetto/shared/contract'
import type { PaymentState } from '@duetto/shared/domain'

/** The result of a payment as shown to the member. */
export type Outcome =
  /** Not paid yet: it awaits the member. */
  | 'open'
  /** In progress: the member can only wait. */
  | 'pending'
  /** The money is reserved; the credits come once it is captured. */
  | 'authorised'
  /** The reserved money is being given back. */
  | 'releasing'
  /** Less arrived than was due. */
  | 'partial'
  /** A person must look at what arrived. */
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

/** Whether it can still change by itself. */
export const isOpenState = (state: PaymentState): boolean =>
  ['open', 'pending', 'authorised'].includes(byState[state])
