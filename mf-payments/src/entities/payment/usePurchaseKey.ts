import { createIdempotencyKey } from '@duetto/shared/http'
import { isTransient } from '@duetto/shared/redux'
import { useState } from 'react'
import { usePaymentsSelector } from '../../state'

/**
 * Reuses the idempotency key for the same purchase unless its order was rejected or declined, because an order without
 * a response may have been placed.
 */
export const usePurchaseKey = (): ((purchase: string) => string) => {
  const { orderStatus, orderErrorCode, ordered } = usePaymentsSelector((state) => state.payment)
  const [last, setLast] = useState({ purchase: '', key: '' })
  return (purchase) => {
    const isRefused = orderStatus === 'failed' && orderErrorCode !== null && !isTransient(orderErrorCode)
    if (last.purchase === purchase && !isRefused && ordered?.state !== 'failed') return last.key
    const key = createIdempotencyKey()
    setLast({ purchase, key })
    return key
  }
}
