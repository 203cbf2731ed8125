import { useChatSelector } from '../../state'
import { phaseOf } from './phase'

/**
 * Returns the latest purchase in this conversation, or null; whether it is pending, in which case the composer offers no
 * other one; and whether it has not been paid, in which case its state explains why the member cannot send.
 */
export const usePurchase = (profileId: number) => {
  const latest = useChatSelector(({ waiting }) => waiting.purchase)
  const purchase = latest?.profileId === profileId ? latest : null
  const phase = purchase && phaseOf(purchase.state)
  return { purchase, isPending: phase === 'pending', isUnpaid: phase !== null && phase !== 'paid' }
}
