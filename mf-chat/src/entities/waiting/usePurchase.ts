import type { PaymentState } from '@duetto/shared/domain'
import { useChatSelector } from '../../state'

const pending: readonly PaymentState[] = ['pending', 'authorised', 'unknown']

/** The purchase made in this conversation. `isPending`: the money is on its way, so nothing else is for sale. */
export const usePurchase = (profileId: number) => {
  const latest = useChatSelector(({ waiting }) => waiting.purchase)
  const purchase = latest?.profileId === profileId ? latest : null
  return { purchase, isPending: purchase !== null && pending.includes(purchase.state) }
}
