import { useChatSelector } from '../../state'
import { phaseOf } from './phase'

/**
 * Returns the latest purchase in this conversation, or null. While it is pending, the composer does not offer another.
 * While it is unpaid or after it was returned, its status explains why the member cannot send.
 */
export const usePurchase = (profileId: number) => {
  const latest = useChatSelector(({ waiting }) => waiting.purchase)
  const purchase = latest?.profileId === profileId ? latest : null
  const phase = purchase && phaseOf(purchase.state)
  return { purchase, isPending: phase === 'pending', isUnpaid: phase !== null && phase !== 'paid' }
}
