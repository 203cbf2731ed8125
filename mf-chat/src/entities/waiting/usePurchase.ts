import type { PaymentState } from '@duetto/shared/domain'
import { useChatSelector } from '../../state'

const pending: readonly PaymentState[] = ['pending', 'authorised', 'unknown']

/** Latest purchase in this conversation. While it is pending, the composer offers no other one. */
export const usePurchase = (profileId: number) => {
  const latest = useChatSelector(({ waiting }) => waiting.purchase)
  const purchase = latest?.profileId === profileId ? latest : null
  return { purchase, isPending: purchase !== null && pending.includes(purchase.state) }
}
