import type { CallResponse } from '@duetto/shared/contract'
import { limits } from '@duetto/shared/domain'
import { DomainError } from '../../http/DomainError'
import type { Deps } from '../../app/deps'
import { lockBalance } from '../ledger/ledger.repository'
import { openCharge, requirePayment } from '../payments/order/attempts.service'
import { lockPayment } from '../payments/payments.repository'
import { showPayment } from '../payments/payments.service'
import { isOpen } from '../payments/provider-events/states'
import { isCode } from './code'
import { confirmRequest, findRequest, forgetAccount, reserveTry } from './directDebit.repository'
import { checkDebitLimits } from './limits'

interface Confirmation {
  payment: number
  sms_code: string
}

export const confirmDirectDebit = async (
  deps: Deps,
  userId: number,
  { payment: id, sms_code: code }: Confirmation,
): Promise<CallResponse<'confirmDirectDebit'>> => {
  const row = await requirePayment(deps, userId, id)
  const known = await findRequest(deps.db, userId, id)
  if (!known) throw new DomainError('not_found')
  if (known.confirmed_at === null) {
    if (!isOpen(row.state)) throw new DomainError('sms_code_expired')
    await checkCode(deps, userId, id, code)
    // Locks the wallet, so that concurrent debits cannot exceed the limits together and the order cannot be cancelled.
    await deps.db.tx(async (tx) => {
      await lockBalance(tx, userId)
      const { state, price_minor: priceMinor } = await lockPayment(tx, id)
      // A concurrent confirmation won.
      if ((await findRequest(tx, userId, id))?.confirmed_at) return
      if (!isOpen(state)) throw new DomainError('sms_code_expired')
      await checkDebitLimits(tx, userId, { paymentId: id, priceMinor }, deps.now())
      await confirmRequest(tx, id, deps.now())
    })
  }
  await debitAccount(deps, userId, id)
  return showPayment(deps, userId, id)
}

const checkCode = async (deps: Deps, userId: number, id: number, code: string): Promise<void> => {
  const most = limits.smsCodeTries
  const request = await reserveTry(deps.db, userId, id, { now: deps.now(), most })
  if (!request) throw new DomainError('sms_code_expired')
  if (!isCode(id, code, request.code_hash))
    throw new DomainError('sms_code_invalid', { tries_left: most - request.tries })
}

/**
 * Submits the debit, then deletes the account details. If the provider's response was lost, keeps them in order to
 * submit the debit again under the same reference.
 */
export const debitAccount = async (deps: Deps, userId: number, id: number): Promise<void> => {
  const request = await findRequest(deps.db, userId, id)
  if (!request?.iban) return
  const debit = { iban: request.iban, holder: request.holder ?? '' }
  const row = await requirePayment(deps, userId, id)
  await openCharge(deps, row, {
    mandate: null,
    call: (provider, payment) => provider.createPayment({ ...payment, debit }),
  })
  const { state } = await requirePayment(deps, userId, id)
  if (state !== 'unknown') await forgetAccount(deps.db, id)
}
