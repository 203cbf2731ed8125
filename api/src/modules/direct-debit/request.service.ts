import type { CallResponse } from '@duetto/shared/contract'
import { limits, timings } from '@duetto/shared/domain'
import { DomainError } from '../../http/DomainError'
import type { Deps } from '../../app/deps'
import type { Db } from '../../infra/db/Db'
import { composeCodeSms } from '../../infra/delivery/compose'
import { lockBalance } from '../ledger/ledger.repository'
import { findBuyer } from '../payments/order/buyers.repository'
import { requirePayment } from '../payments/order/attempts.service'
import { presentPayment } from '../payments/payments.presenter'
import { isOpen } from '../payments/provider-events/states'
import { randomDigits } from '../accounts/credentials/randomDigits'
import { hashCode } from './code'
import { findCodesSince, findRequest, insertCode, renewCode } from './directDebit.repository'

const hourMs = 3_600_000

export const showRequest = async (
  deps: Deps,
  userId: number,
  paymentId: number,
  otherwise: 'not_found' | 'key_reused' = 'not_found',
): Promise<CallResponse<'getDirectDebit'>> => {
  const row = await requirePayment(deps, userId, paymentId)
  const request = await findRequest(deps.db, userId, paymentId)
  if (!request) throw new DomainError(otherwise)
  const now = deps.now()
  return {
    payment: presentPayment(row, now),
    phone_hint: request.phone_hint,
    iban_hint: request.iban_hint,
    tries_left: limits.smsCodeTries - request.tries,
    code_expires: request.code_expires.toISOString(),
    now: now.toISOString(),
  }
}

export const sendCode = async (
  deps: Deps,
  userId: number,
  paymentId: number,
): Promise<CallResponse<'sendDirectDebitCode'>> => {
  const row = await requirePayment(deps, userId, paymentId)
  const buyer = await findBuyer(deps.db, userId, row.country)
  const code = randomDigits(limits.smsCodeDigits)
  const text = await composeCodeSms(deps, buyer, code)
  const now = deps.now()
  await deps.db.tx(async (tx) => {
    await lockBalance(tx, userId)
    const request = await findRequest(tx, userId, paymentId)
    if (!request) throw new DomainError('not_found')
    if (
      !isOpen(row.state) ||
      request.confirmed_at !== null ||
      request.phone === null ||
      request.iban === null
    )
      throw new DomainError('sms_code_expired')
    await reserveSms(tx, userId, now)
    const expires = new Date(now.getTime() + timings.smsCodeMs)
    await renewCode(tx, paymentId, { hash: hashCode(paymentId, code), expires })
    await deps.sms.send(request.phone, text, tx)
  })
  return showRequest(deps, userId, paymentId)
}

/** Counts a text message towards the hourly limit, or throws `sms_limit`. The member's wallet must be locked. */
export const reserveSms = async (tx: Db, userId: number, now: Date): Promise<void> => {
  const sent = await findCodesSince(tx, userId, new Date(now.getTime() - hourMs))
  const oldest = sent[0]
  if (oldest && sent.length >= limits.smsCodesPerHour)
    throw new DomainError('sms_limit', {
      limit: limits.smsCodesPerHour,
      retryAfter: (oldest.getTime() + hourMs - now.getTime()) / 1000,
    })
  await insertCode(tx, userId, now)
}
