import { useChatSelector } from '../../state'
import { phaseOf } from './phase'

/**
 * Returns the latest purchase in this conversation, or null. The composer offers no other purchase while it is pending,
 * and shows its status if it is unpaid or was returned.
 */
export const usePurchase = (profileId: number) => {
  const latest = useChatSelector(({ waiting }) => waiting.purchase)
  const purchase = latest?.profileId === profileId ? latest : null
  const phase = purchase && phaseOf(purchase.state)
  return { purchase, isPending: phase === 'pending', isUnpaid: phase !== null && phase !== 'paid' }
}
