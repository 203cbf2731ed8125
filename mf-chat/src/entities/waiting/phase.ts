import type { PaymentState } from '@duetto/shared/domain'

type Phase =
  | 'open'
  | 'pending'
  | 'paid'
  | 'unpaid'
  /** Fully refunded or charged back. */
  | 'returned'

const byState: Record<PaymentState, Phase> = {
  created: 'open',
  requires_action: 'open',
  pending: 'pending',
  authorised: 'pending',
  unknown: 'pending',
  paid: 'paid',
  partially_refunded: 'paid',
  failed: 'unpaid',
  cancelled: 'unpaid',
  expired: 'unpaid',
  refunded: 'returned',
  charged_back: 'returned',
}

export const phaseOf = (state: PaymentState): Phase => byState[state]
