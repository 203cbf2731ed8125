import type { PaymentMethodOffer } from '@duetto/shared/contract'
import type { PackageId } from '@duetto/shared/domain'
import { useNavigateTo, usePlatform } from '@duetto/shared/platform'
import type { Total } from '../catalogue/total'
import { orderRequested } from './slice'
import type { Order } from './slice'
import { usePaymentsDispatch } from '../../state'
import { usePurchaseKey } from './usePurchaseKey'

interface Ordered {
  packageId: PackageId
  offer: PaymentMethodOffer | undefined
  total: Total | undefined
  code: string | undefined
  opensWallet: boolean
  waiting?: Order['waiting']
}

export const useOrder = ({ packageId, offer, total, code, opensWallet, waiting }: Ordered): (() => void) => {
  const navigateTo = useNavigateTo()
  const { company } = usePlatform()
  const dispatch = usePaymentsDispatch()
  const keyOf = usePurchaseKey()
  return () => {
    if (!offer || !total) return
    if (offer.id === 'directdebit') return navigateTo(`/directdebit?package=${packageId}`)
    const of = `${packageId} ${offer.id} ${total.total} ${code ?? ''} ${waiting?.message.key ?? ''}`
    dispatch(
      orderRequested({
        package: packageId,
        method: offer.id,
        code,
        price_minor: total.total,
        key: keyOf(of),
        waiting,
        wallet:
          opensWallet && offer.wallet
            ? {
                wallet: offer.wallet,
                totalMinor: total.total,
                currency: total.currency,
                label: company.name,
              }
            : undefined,
      }),
    )
  }
}
