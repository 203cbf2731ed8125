import { useEffect } from 'react'
import { useLandersDispatch, useLandersSelector } from '../../state'
import { pricesRequested } from './slice'
import type { MessagePrices } from './slice'

export const useMessagePrices = (): MessagePrices | null => {
  const dispatch = useLandersDispatch()
  useEffect(() => void dispatch(pricesRequested()), [dispatch])
  return useLandersSelector((state) => state.prices.message)
}
