import { useEffect } from 'react'
import type { Payment } from '@duetto/shared/contract'
import {
  withdrawalBegun,
  withdrawalCancelled,
  withdrawalConfirmed,
  withdrawalLeft,
} from '../../entities/transactions/withdrawalSlice'
import { usePaymentsDispatch, usePaymentsSelector } from '../../state'

/** A withdrawal: started at a purchase, confirmed in a dialog, acknowledged with a receipt. */
export const useWithdrawal = () => {
  const dispatch = usePaymentsDispatch()
  const { begun, ...state } = usePaymentsSelector((all) => all.withdrawal)
  useEffect(() => () => void dispatch(withdrawalLeft()), [dispatch])
  return {
    ...state,
    begun: begun?.payment ?? null,
    begin: (payment: Payment) => void dispatch(withdrawalBegun(payment)),
    confirm: () => void dispatch(withdrawalConfirmed()),
    cancel: () => void dispatch(withdrawalCancelled()),
  }
}
