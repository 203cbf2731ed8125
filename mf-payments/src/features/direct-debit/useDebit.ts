import { useNavigateTo } from '@duetto/shared/platform'
import type { PackageId } from '@duetto/shared/domain'
import { useEffect } from 'react'
import {
  codeResent,
  debitConfirmed,
  debitLeft,
  debitRequested,
  waitingRequested,
} from '../../entities/direct-debit/slice'
import type { DebitOrder } from '../../entities/direct-debit/slice'
import { usePaymentsDispatch, usePaymentsSelector } from '../../state'

export const useDebit = (packageId: PackageId, waitingId: number) => {
  const navigateTo = useNavigateTo()
  const dispatch = usePaymentsDispatch()
  const { waiting, failure, isSending, isResent } = usePaymentsSelector((state) => state.directDebit)

  useEffect(() => {
    if (waitingId > 0) dispatch(waitingRequested(waitingId))
  }, [dispatch, waitingId])
  useEffect(() => () => void dispatch(debitLeft()), [dispatch])

  return {
    waiting,
    failure,
    isSending,
    isResent,
    start: (order: DebitOrder) => void dispatch(debitRequested(order)),
    resend: (payment: number) => void dispatch(codeResent(payment)),
    confirm: (payment: number, code: string) => void dispatch(debitConfirmed({ payment, packageId, code })),
    startAgain: () => {
      dispatch(debitLeft())
      navigateTo(`/directdebit?package=${packageId}`, { replace: true })
    },
  }
}
