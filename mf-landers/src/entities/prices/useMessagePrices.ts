import { useEffect } from 'react'
import { useLandersDispatch, useLandersSelector } from '../../state'
import { pricesRequested } from './slice'
import type { MessagePrices } from './slice'

/** Returns the lowest and the highest price of a message; null until loaded, and if loading failed. */
export const useMessagePrices = (): MessagePrices | null => {
  const dispatch = useLandersDispatch()
  useEffect(() => void dispatch(pricesRequested()), [dispatch])
  return useLandersSelector((state) => state.prices.message)
}
