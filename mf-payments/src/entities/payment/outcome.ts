import type { PaymentState } from '@duetto/shared/domain'

const open: readonly PaymentState[] = ['created', 'requires_action', 'pending', 'unknown']
const completed: readonly PaymentState[] = ['paid', 'refunded', 'partially_refunded']

export const isOpenState = (state: PaymentState): boolean => open.includes(state)

/** What the member is told of a payment. */
export const outcomeOf = (state: PaymentState): 'pending' | 'completed' | 'cancelled' | 'failed' => {
  if (isOpenState(state)) return 'pending'
  if (completed.includes(state)) return 'completed'
  return state === 'cancelled' || state === 'expired' ? 'cancelled' : 'failed'
}
