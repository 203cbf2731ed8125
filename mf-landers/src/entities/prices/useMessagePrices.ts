import { useEffect } from 'react'
import { useLandersDispatch, useLandersSelector } from '../../state'
import { pricesRequested } from './slice'
import type { MessagePrices } from './slice'

/** The site's prices of a message; null until loaded. */
export const useMessagePrices = (): MessagePrices | null => {
  const dispatch = useLandersDispatch()
  useEffect(() => void dispatch(pricesRequested()), [dispatch])
  return useLandersSelector((state) => state.prices.message)
}
