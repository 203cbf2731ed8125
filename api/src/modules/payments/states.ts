import type { PaymentState } from '@duetto/shared/domain'
import type { ProviderPayment } from './provider/PaymentProvider'

const openRank: Partial<Record<PaymentState, number>> = {
  created: 0,
  requires_action: 1,
  pending: 2,
  unknown: 3,
}
const settled: readonly PaymentState[] = ['paid', 'refunded', 'partially_refunded', 'charged_back']

export const isOpen = (state: PaymentState): boolean => state in openRank
/** Money was received, whatever happened later. */
export const isSettled = (state: PaymentState): boolean => settled.includes(state)

interface Known {
  state: PaymentState
  failure: string | null
  price_minor: number
  currency: string
}

/**
 * The state after the provider's news. It only moves forward: a paid payment stays paid (refunds and
 * chargebacks are counted separately), one that ended unpaid can still be paid late, and old news changes
 * nothing. Too little money, or money in another currency, is `unknown`: a person must look.
 */
export const stateAfter = (known: Known, news: ProviderPayment): PaymentState => {
  if (isSettled(known.state)) return known.state
  if (news.state === 'paid') return isEnough(known, news) ? 'paid' : 'unknown'
  if (!isOpen(known.state)) return known.state
  const rank = openRank[news.state]
  if (rank === undefined) return news.state
  // Its answer was lost and is here now; without that, `unknown` waits for people.
  if (known.state === 'unknown' && known.failure === null) return news.state
  return rank > (openRank[known.state] ?? 0) ? news.state : known.state
}

export const isEnough = (known: Known, news: ProviderPayment): boolean =>
  news.currency === known.currency && news.receivedMinor >= known.price_minor
