import { useEffect } from 'react'
import { catalogueRequested } from './slice'
import { usePaymentsDispatch, usePaymentsSelector } from '../../state'

/** Packages, the discount that holds, and methods; loaded anew at each visit. */
export const useCatalogue = () => {
  const dispatch = usePaymentsDispatch()
  useEffect(() => {
    dispatch(catalogueRequested())
  }, [dispatch])
  return usePaymentsSelector((state) => state.catalogue)
}
