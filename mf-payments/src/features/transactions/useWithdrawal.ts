import { useEffect } from 'react'
import type { Payment } from '@duetto/shared/contract'
import {
  withdrawalOpened,
  withdrawalCancelled,
  withdrawalConfirmed,
  withdrawalLeft,
} from '../../entities/transactions/withdrawalSlice'
import { usePaymentsDispatch, usePaymentsSelector } from '../../state'

export const useWithdrawal = () => {
  const dispatch = usePaymentsDispatch()
  const { opened, ...state } = usePaymentsSelector((all) => all.withdrawal)
  useEffect(() => () => void dispatch(withdrawalLeft()), [dispatch])
  return {
    ...state,
    opened: opened?.payment ?? null,
    open: (payment: Payment) => void dispatch(withdrawalOpened(payment)),
    confirm: () => void dispatch(withdrawalConfirmed()),
    cancel: () => void dispatch(withdrawalCancelled()),
  }
}
