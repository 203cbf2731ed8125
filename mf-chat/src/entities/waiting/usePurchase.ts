import { useChatSelector } from '../../state'
import { phaseOf } from './phase'

export const usePurchase = (profileId: number) => {
  const latest = useChatSelector(({ waiting }) => waiting.purchase)
  const purchase = latest?.profileId === profileId ? latest : null
  return { purchase, isPending: purchase !== null && phaseOf(purchase.state) === 'pending' }
}
