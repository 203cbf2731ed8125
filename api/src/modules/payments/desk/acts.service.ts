import type { Deps } from '../../../app/deps'
import { DomainError } from '../../../http/DomainError'
import type { Db } from '../../../infra/db/Db'
import { insertAudit } from '../../audit/audit.repository'
import type { Actor } from '../../audit/audit.repository'
import { lockBalance } from '../../ledger/ledger.repository'
import { closeRefused, requireEndHold } from '../holds/holds.service'
import { findOwner } from '../owners.repository'
import { lockPayment } from '../payments.repository'
import type { HoldDecision, PaymentRow } from '../payments.repository'
import { publishCredits } from '../provider-events/providerUpdate.service'
import { recordChargeback } from '../refunds/chargeback.service'
import { refundByOperator } from '../refunds/operatorRefund.service'
import type { OperatorRefund } from '../refunds/operatorRefund.service'
import { withdraw } from '../refunds/withdrawal.service'

interface Act {
  id: number
  reason?: string
}
type Change = { before?: Record<string, unknown>; after?: Record<string, unknown>; details?: OperatorRefund }

const note = (deps: Deps, tx: Db, actor: Actor, action: string, { id, reason }: Act, change: Change = {}) =>
  insertAudit(tx, actor, { action, subject: `payment ${id}`, reason, ...change }, deps.now())

const amounts = ({ state, refunded_minor }: PaymentRow) => ({ state, refunded_minor })

export const refundPayment = (
  deps: Deps,
  actor: Actor,
  { amount_minor: amountMinor, ...act }: Act & { amount_minor?: number },
): Promise<OperatorRefund> =>
  refundByOperator(deps, { paymentId: act.id, amountMinor }, async (tx, refund, before) => {
    const after = amounts(await lockPayment(tx, act.id))
    await note(deps, tx, actor, 'refund', act, { before: amounts(before), after, details: refund })
  })

export const withdrawPayment = async (deps: Deps, actor: Actor, act: Act): Promise<void> => {
  const owner = await findOwner(deps.db, act.id)
  if (!owner) throw new DomainError('not_found')
  const request = { userId: owner.id, paymentId: act.id, key: `operator:${act.id}` }
  await withdraw(deps, request, async (tx, before) => {
    const after = amounts(await lockPayment(tx, act.id))
    await note(deps, tx, actor, 'withdrawal', act, { before: amounts(before), after })
  })
}

export const decidePaymentHold = (
  deps: Deps,
  actor: Actor,
  { decision, ...act }: Act & { decision: HoldDecision },
): Promise<void> =>
  requireEndHold(deps, act.id, decision, (tx) =>
    note(deps, tx, actor, decision, act, {
      before: { hold_decision: null },
      after: { hold_decision: decision },
    }),
  )

export const closePayment = (deps: Deps, actor: Actor, act: Act): Promise<void> =>
  closeRefused(deps, act.id, (tx) =>
    note(deps, tx, actor, 'close', act, { before: { state: 'authorised' }, after: { state: 'cancelled' } }),
  )

/** A later webhook about this chargeback changes nothing. */
export const chargeBackPayment = async (deps: Deps, actor: Actor, act: Act): Promise<void> => {
  const owner = await findOwner(deps.db, act.id)
  if (!owner) throw new DomainError('not_found')
  const change = await deps.db.tx(async (tx) => {
    const before = await lockBalance(tx, owner.id)
    const row = await lockPayment(tx, act.id)
    if (row.state !== 'paid' && row.state !== 'partially_refunded')
      throw new DomainError('conflict', { reason: row.state })
    await recordChargeback(tx, row, deps.now())
    const after = amounts(await lockPayment(tx, act.id))
    await note(deps, tx, actor, 'charge-back', act, { before: amounts(row), after })
    return { before, after: await lockBalance(tx, owner.id) }
  })
  await publishCredits(deps, owner.id, change)
}
