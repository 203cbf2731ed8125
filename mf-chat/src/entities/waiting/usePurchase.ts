import { useChatSelector } from '../../state'
import { phaseOf } from './phase'

/**
 * While `isPending`, the composer offers no other purchase. If `isUnpaid` (open, pending or unsuccessful), the
 * purchase's status replaces the reason in the limit panel.
 */
export const usePurchase = (profileId: number) => {
  const latest = useChatSelector(({ waiting }) => waiting.purchase)
  const purchase = latest?.profileId === profileId ? latest : null
  const phase = purchase && phaseOf(purchase.state)
  return { purchase, isPending: phase === 'pending', isUnpaid: phase !== null && phase !== 'paid' }
}
