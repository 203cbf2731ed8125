import { useEffect } from 'react'
import { catalogueRequested } from './slice'
import { usePaymentsDispatch, usePaymentsSelector } from '../../state'

export const useCatalogue = () => {
  const dispatch = usePaymentsDispatch()
  useEffect(() => {
    dispatch(catalogueRequested())
  }, [dispatch])
  return usePaymentsSelector((state) => state.catalogue)
}
