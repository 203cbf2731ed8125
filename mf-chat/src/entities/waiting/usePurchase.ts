import { useChatSelector } from '../../state'
import { phaseOf } from './phase'

/**
 * Returns the latest purchase in this conversation (or null) and its flags. While `isPending`, the composer offers no
 * other purchase. If `isUnpaid` (not paid yet, or failed), the purchase's status replaces the reason in the limit
 * panel.
 */
export const usePurchase = (profileId: number) => {
  const latest = useChatSelector(({ waiting }) => waiting.purchase)
  const purchase = latest?.profileId === profileId ? latest : null
  const phase = purchase && phaseOf(purchase.state)
  return { purchase, isPending: phase === 'pending', isUnpaid: phase !== null && phase !== 'paid' }
}
