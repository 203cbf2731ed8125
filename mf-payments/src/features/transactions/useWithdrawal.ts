import type { CallResponse, Payment } from '@duetto/shared/contract'
import { makeIdempotencyKey } from '@duetto/shared/http'
import { useState } from 'react'
import { remote } from '../../remote'
import { failureOf } from '@duetto/shared/redux'
import { refreshBalance } from '../../entities/payment/refreshBalance'
import type { FailureCode } from '@duetto/shared/contract'

/** A withdrawal: started at a purchase, confirmed in a dialog, acknowledged with a receipt. */
export const useWithdrawal = (onDone: () => void) => {
  const platform = remote.usePlatform()
  const [begun, setBegun] = useState<{ payment: Payment; key: string } | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [fault, setFault] = useState<FailureCode | null>(null)
  const [done, setDone] = useState<CallResponse<'withdraw'> | null>(null)

  const begin = (payment: Payment): void => {
    setFault(null)
    setBegun({ payment, key: makeIdempotencyKey() })
  }
  const confirm = async (): Promise<void> => {
    if (!begun) return
    setIsSending(true)
    setFault(null)
    try {
      const answer = await platform.http.call('withdraw', {
        body: { payment: begun.payment.payment_id, confirm: true },
        idempotencyKey: begun.key,
      })
      if (answer) setDone(answer)
      setBegun(null)
      onDone()
      await refreshBalance(platform)
    } catch (error) {
      setFault(failureOf(error).code)
    }
    setIsSending(false)
  }
  return {
    begun: begun?.payment ?? null,
    isSending,
    fault,
    done,
    begin,
    confirm,
    leave: () => setBegun(null),
  }
}
