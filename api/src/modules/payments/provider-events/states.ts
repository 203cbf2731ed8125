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
/** Money was received, whatever happened later. */
export const isSettled = (state: PaymentState): boolean => settled.includes(state)

type Known = Pick<PaymentRow, 'state' | 'failure' | 'price_minor' | 'currency' | 'is_held' | 'hold_decision'>

/**
 * The state after the provider's news. It only moves forward: a paid payment stays paid (refunds and
 * chargebacks are counted separately), one that ended unpaid can still be paid late, and old news changes
 * nothing. Authorised money is paid, unless the order reserves it first. Too little money, or money in another currency, is `unknown`: a person must look.
 */
export const stateAfter = (known: Known, news: ProviderPayment): PaymentState => {
  if (isSettled(known.state)) return known.state
  // Its capture failed: nothing came that could be taken back.
  if (news.isChargedBack && known.is_held) return 'failed'
  if (news.state === 'authorised' && known.is_held && known.hold_decision) return known.state
  if (news.state === 'paid' || news.state === 'authorised') {
    if (!isEnough(known, news)) return 'unknown'
    return known.is_held ? news.state : 'paid'
  }
  // Reserved money is captured or released; an earlier try that failed or expired is old news.
  if (known.state === 'authorised') return news.state === 'cancelled' ? 'cancelled' : 'authorised'
  if (!isOpen(known.state)) return known.state
  const rank = lookup(openRank, news.state)
  if (rank === undefined) return news.state
  // Its answer was lost and is here now; without that, `unknown` waits for people.
  if (known.state === 'unknown' && known.failure === null) return news.state
  return rank > (openRank[known.state] ?? 0) ? news.state : known.state
}

export const isEnough = (known: Known, news: ProviderPayment): boolean =>
  news.currency === known.currency && news.receivedMinor >= known.price_minor
