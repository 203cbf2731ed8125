import { useCallback, useEffect } from 'react'
import { repeatOfferLeft, repeatOfferRequested } from '../../entities/repeat-offer/slice'
import { usePaymentsDispatch, usePaymentsSelector } from '../../state'

/** The last purchase as it would be repeated, loaded on each visit. */
export const useRepeatOffer = () => {
  const dispatch = usePaymentsDispatch()
  const load = useCallback(() => void dispatch(repeatOfferRequested()), [dispatch])
  useEffect(() => {
    load()
    return () => void dispatch(repeatOfferLeft())
  }, [dispatch, load])
  return { offer: usePaymentsSelector((state) => state.repeatOffer), load }
}
