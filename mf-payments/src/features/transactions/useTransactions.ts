import type { CallResponse } from '@duetto/shared/contract'
import { usePlatform } from '@duetto/shared/platform'
import { useCallback, useEffect, useState } from 'react'
import { failureOf } from '@duetto/shared/redux'
import type { FailureCode } from '@duetto/shared/contract'

type Transactions = CallResponse<'getTransactions'>

/** All purchases, or the requested one with its credit movements. */
export const useTransactions = (id: number | null) => {
  const { http } = usePlatform()
  const [answer, setAnswer] = useState<Transactions | null>(null)
  const [fault, setFault] = useState<FailureCode | null>(null)
  const load = useCallback(() => {
    http
      .call('getTransactions', { query: id === null ? {} : { id } })
      .then((given) => {
        if (given) setAnswer(given)
        setFault(null)
      })
      .catch((error: unknown) => setFault(failureOf(error).code))
  }, [http, id])
  useEffect(load, [load])
  return { answer, fault, load }
}
