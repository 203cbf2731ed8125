import type { PaymentMethodOffer } from '@duetto/shared/contract'
import type { PackageId } from '@duetto/shared/domain'
import { createIdempotencyKey } from '@duetto/shared/http'
import { useNavigateTo, usePlatform } from '@duetto/shared/platform'
import { isTransient } from '@duetto/shared/redux'
import { useState } from 'react'
import type { Total } from '../catalogue/total'
import { orderRequested } from './slice'
import type { Order } from './slice'
import { usePaymentsDispatch, usePaymentsSelector } from '../../state'

interface Ordered {
  packageId: PackageId
  offer: PaymentMethodOffer | undefined
  total: Total | undefined
  code: string | undefined
  opensWallet: boolean
  waiting?: Order['waiting']
}

/** Returns a function that places the displayed order, or opens the form for direct debit. */
export const useOrder = ({ packageId, offer, total, code, opensWallet, waiting }: Ordered): (() => void) => {
  const navigateTo = useNavigateTo()
  const { company } = usePlatform()
  const dispatch = usePaymentsDispatch()
  const { orderStatus, orderErrorCode, ordered } = usePaymentsSelector((state) => state.payment)
  // One idempotency key per intended purchase. Another package, method or price needs a new key. An order without a
  // response may have arrived, so a retry uses the same key.
  const [key, setKey] = useState({ of: '', key: '' })
  return () => {
    if (!offer || !total) return
    if (offer.id === 'directdebit') return navigateTo(`/directdebit?package=${packageId}`)
    const of = `${packageId} ${offer.id} ${total.total} ${code ?? ''} ${waiting?.message.key ?? ''}`
    const isRefused = orderStatus === 'failed' && orderErrorCode !== null && !isTransient(orderErrorCode)
    const isOver = isRefused || ordered?.state === 'failed'
    const intended = key.of === of && !isOver ? key : { of, key: createIdempotencyKey() }
    setKey(intended)
    dispatch(
      orderRequested({
        package: packageId,
        method: offer.id,
        code,
        price_minor: total.total,
        key: intended.key,
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
