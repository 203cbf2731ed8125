import { lookup } from '@duetto/shared/domain'
import type { PaymentState } from '@duetto/shared/domain'
import type { PaymentRow } from '../payments.repository'
import type { ProviderPayment } from '../provider/PaymentProvider'

const openRank: Partial<Record<PaymentState, number>> = {
  created: 0,
  requires_action: 1,
  pending: 2,
  unknown: 3,
  authorised: 4,
}
const settled: readonly PaymentState[] = ['paid', 'refunded', 'partially_refunded', 'charged_back']

export const isOpen = (state: PaymentState): boolean => Object.hasOwn(openRank, state)
export const isSettled = (state: PaymentState): boolean => settled.includes(state)

type Known = Pick<PaymentRow, 'state' | 'failure' | 'price_minor' | 'currency' | 'is_held' | 'hold_decision'>

/** Payments that ended unpaid can still be paid late. Too small an amount or another currency leads to `unknown`. */
export const stateAfter = (known: Known, update: ProviderPayment): PaymentState => {
  if (isSettled(known.state)) return known.state
  // A chargeback of an unsettled hold means that the capture failed.
  if (update.isChargedBack && known.is_held) return 'failed'
  if (update.state === 'authorised' && known.is_held && known.hold_decision) return known.state
  if (update.state === 'paid' || update.state === 'authorised') {
    if (!isEnough(known, update)) return 'unknown'
    return known.is_held ? update.state : 'paid'
  }
  // Updates other than a cancellation are outdated or belong to earlier attempts.
  if (known.state === 'authorised') return update.state === 'cancelled' ? 'cancelled' : 'authorised'
  if (!isOpen(known.state)) return known.state
  const rank = lookup(openRank, update.state)
  if (rank === undefined) return update.state
  // Without a failure, `unknown` only means that there was no result yet.
  if (known.state === 'unknown' && known.failure === null) return update.state
  return rank > (openRank[known.state] ?? 0) ? update.state : known.state
}

export const isEnough = (known: Known, update: ProviderPayment): boolean =>
  update.currency === known.currency && update.receivedMinor >= known.price_minor
