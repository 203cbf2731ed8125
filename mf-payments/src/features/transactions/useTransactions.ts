import { useCallback, useEffect } from 'react'
import { transactionsLeft, transactionsRequested } from '../../entities/transactions/slice'
import { usePaymentsDispatch, usePaymentsSelector } from '../../state'

/** Loads all purchases, or one with its credit movements. */
export const useTransactions = (id: number | null) => {
  const dispatch = usePaymentsDispatch()
  const load = useCallback(() => void dispatch(transactionsRequested(id)), [dispatch, id])
  useEffect(load, [load])
  useEffect(() => () => void dispatch(transactionsLeft()), [dispatch])
  return { ...usePaymentsSelector((state) => state.transactions), load }
}
