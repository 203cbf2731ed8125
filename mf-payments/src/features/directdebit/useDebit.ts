import type { CallBody, CallResponse } from '@duetto/shared/contract'
import { makeIdempotencyKey } from '@duetto/shared/http'
import { useNavigateTo, usePlatform } from '@duetto/shared/platform'
import { useEffect, useRef, useState } from 'react'
import { failureOf } from '@duetto/shared/redux'
import type { Failure } from '@duetto/shared/redux'
import { catalogueRequested } from '../../entities/catalogue/slice'
import { usePaymentsDispatch } from '../../state'

type Waiting = CallResponse<'getDirectDebit'>
type Order = CallBody<'startDirectDebit'>

/**
 * A debit from its form to its code. The URL holds the order awaiting its code, so a reload continues with
 * it.
 */
export const useDebit = (packageId: string, waitingId: number) => {
  const { http } = usePlatform()
  const navigateTo = useNavigateTo()
  const dispatch = usePaymentsDispatch()
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [isResent, setIsResent] = useState(false)
  // One key per intended order, however often it is pressed.
  const intended = useRef({ of: '', key: '' })
  const own = `/directdebit?package=${packageId}`

  useEffect(() => {
    if (!(waitingId > 0)) return
    let isCurrent = true
    http
      .call('getDirectDebit', { query: { id: waitingId } })
      .then((answer) => {
        if (!answer || !isCurrent) return
        if (answer.payment.state === 'created') setWaiting(answer)
        else setFailure({ code: 'sms_code_expired', details: {} })
      })
      .catch((error: unknown) => isCurrent && setFailure(failureOf(error)))
    return () => {
      isCurrent = false
    }
  }, [http, waitingId])

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setIsSending(true)
    setFailure(null)
    setIsResent(false)
    await work().catch((error: unknown) => {
      const met = failureOf(error)
      setFailure(met)
      if (met.code !== 'network') intended.current = { of: '', key: '' }
      if (met.code === 'conflict') dispatch(catalogueRequested())
    })
    setIsSending(false)
  }
  const start = (body: Order) =>
    attempt(async () => {
      const of = JSON.stringify(body)
      if (intended.current.of !== of) intended.current = { of, key: makeIdempotencyKey() }
      const answer = await http.call('startDirectDebit', { body, idempotencyKey: intended.current.key })
      if (!answer) return
      setWaiting(answer)
      navigateTo(`${own}&payment=${answer.payment.payment_id}`, { replace: true })
    })
  const resend = (payment: number) =>
    attempt(async () => {
      const answer = await http.call('sendDirectDebitCode', {
        body: { payment },
        idempotencyKey: makeIdempotencyKey(),
      })
      if (answer) setWaiting(answer)
      setIsResent(true)
    })
  const confirm = (payment: number, code: string) =>
    attempt(async () => {
      const answer = await http.call('confirmDirectDebit', {
        body: { payment, sms_code: code },
        idempotencyKey: makeIdempotencyKey(),
      })
      if (answer) navigateTo(`/credits/${packageId}/directdebit?payment=${payment}`, { replace: true })
    })
  const startAgain = () => {
    setWaiting(null)
    setFailure(null)
    navigateTo(own, { replace: true })
  }
  return { waiting, failure, isSending, isResent, start, resend, confirm, startAgain }
}
