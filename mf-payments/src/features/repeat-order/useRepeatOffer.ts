import { useCallback, useEffect } from 'react'
import { repeatOfferLeft, repeatOfferRequested } from '../../entities/repeat-offer/slice'
import { usePaymentsDispatch, usePaymentsSelector } from '../../state'

/** Loads the offer to repeat the last purchase on every visit. */
export const useRepeatOffer = () => {
  const dispatch = usePaymentsDispatch()
  const load = useCallback(() => void dispatch(repeatOfferRequested()), [dispatch])
  useEffect(() => {
    load()
    return () => void dispatch(repeatOfferLeft())
  }, [dispatch, load])
  return { offer: usePaymentsSelector((state) => state.repeatOffer), load }
}
