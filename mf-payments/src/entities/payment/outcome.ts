import type { Payment } from '@duetto/shared/contract'
import type { PaymentState } from '@duetto/shared/domain'

/** What the member is told of a payment. */
export type Outcome =
  /** Nobody has paid: it waits for the member. */
  | 'open'
  /** It is under way: the member can only wait. */
  | 'pending'
  /** Less came than was due. */
  | 'partial'
  /** What came is for people to look at. */
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
  paid: 'completed',
  partially_refunded: 'completed',
  refunded: 'refunded',
  charged_back: 'charged_back',
  cancelled: 'cancelled',
  expired: 'expired',
  failed: 'failed',
}

export const outcomeOf = ({ state, failure }: Pick<Payment, 'state' | 'failure'>): Outcome => {
  if (state === 'unknown' && failure === 'amount_differs') return 'partial'
  if (state === 'unknown' && failure === 'currency_differs') return 'unclear'
  return byState[state]
}

/** Whether it can still change by itself. */
export const isOpenState = (state: PaymentState): boolean => ['open', 'pending'].includes(byState[state])
