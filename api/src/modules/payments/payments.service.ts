import type { CallResponse } from '@duetto/shared/contract'
import type { PaymentState } from '@duetto/shared/domain'
import type { Deps } from '../../app/deps'
import { releaseCode } from '../discounts/discounts.repository'
import { lockBalance } from '../ledger/ledger.repository'
import { endHold } from './holds/holds.service'
import { claimCheck, findAttempt } from './order/attempts.repository'
import type { AttemptRow } from './order/attempts.repository'
import { requirePayment } from './order/attempts.service'
import { presentPayment } from './payments.presenter'
import { lockPayment, setState } from './payments.repository'
import { applyProviderUpdate } from './provider-events/providerUpdate.service'
import { isOpen } from './provider-events/states'
import { callProvider, ignoreUnavailable } from './provider/callProvider'

const recheckMs = 3000

type Result = CallResponse<'startPayment'>

export const showPayment = async (deps: Deps, userId: number, id: number): Promise<Result> => ({
  payment: presentPayment(await requirePayment(deps, userId, id), deps.now()),
})

export const getPayment = async (deps: Deps, userId: number, id: number): Promise<Result> => {
  const row = await requirePayment(deps, userId, id)
  // Skip authorised payments: they wait for our capture, not for the provider.
  if (isOpen(row.state) && row.state !== 'authorised') await checkPayment(deps, id, recheckMs)
  return showPayment(deps, userId, id)
}

export const completePayment = async (
  deps: Deps,
  userId: number,
  id: number,
  result: string,
): Promise<Result> => {
  const row = await requirePayment(deps, userId, id)
  const attempt = await findAttempt(deps.db, id)
  if (attempt && isOpen(row.state)) {
    const update = await callProvider(deps, attempt.provider, async ({ completePayment: complete }) =>
      complete?.(result),
    )
    if (update?.reference === attempt.reference)
      await applyProviderUpdate(deps, { paymentId: id, provider: attempt.provider, update })
  }
  return showPayment(deps, userId, id)
}

/** Closes the provider's page before querying the payment, so that a payment made at the last moment still counts. */
export const cancelPayment = async (deps: Deps, userId: number, id: number): Promise<Result> => {
  const row = await requirePayment(deps, userId, id)
  if (row.state === 'authorised') await endHold(deps, id, 'release')
  if (row.state === 'requires_action' || row.state === 'created') {
    const attempt = await findAttempt(deps.db, id)
    const providerId = attempt?.provider_id
    // No response to this charge has arrived, so it may have succeeded.
    if (attempt?.sent_at && !providerId) return showPayment(deps, userId, id)
    if (attempt && providerId) {
      const { provider: name } = attempt
      await callProvider(deps, name, (provider) => provider.cancelPayment(providerId))
      const update = await callProvider(deps, name, (provider) => provider.getPayment(providerId))
      if (update) await applyProviderUpdate(deps, { paymentId: id, provider: name, update })
    }
    await cancelOpen(deps, userId, id)
  }
  return showPayment(deps, userId, id)
}

/** A cancelled payment can still be paid late: see `stateAfter`. */
const cancelOpen = (deps: Deps, userId: number, id: number): Promise<void> =>
  endUnpaid(deps, userId, id, {
    mayEnd: (state, attempt) => state === 'requires_action' || (state === 'created' && !attempt?.sent_at),
    state: 'cancelled',
    failure: 'cancelled',
  })

/** Has no effect if the order has reached the provider or is being sent. */
export const expireStranded = (deps: Deps, userId: number, id: number): Promise<void> =>
  endUnpaid(deps, userId, id, {
    mayEnd: (state, attempt) => state === 'created' && !attempt?.sent_at && !attempt?.provider_id,
    state: 'expired',
    failure: 'not_started',
  })

interface End {
  mayEnd: (state: PaymentState, attempt: AttemptRow | undefined) => boolean
  state: PaymentState
  failure: string
}

const endUnpaid = ({ db }: Deps, userId: number, id: number, { mayEnd, ...end }: End): Promise<void> =>
  db.tx(async (tx) => {
    await lockBalance(tx, userId)
    const { state } = await lockPayment(tx, id)
    if (!mayEnd(state, await findAttempt(tx, id))) return
    await setState(tx, id, { ...end, received: 0 })
    await releaseCode(tx, id)
  })

export const checkPayment = async (deps: Deps, id: number, everyMs: number): Promise<void> => {
  const now = deps.now()
  if (!(await claimCheck(deps.db, id, new Date(now.getTime() - everyMs), now))) return
  const attempt = await findAttempt(deps.db, id)
  const providerId = attempt?.provider_id
  if (!providerId) return
  const { provider: name } = attempt
  const update = await callProvider(deps, name, (provider) => provider.getPayment(providerId)).catch(
    ignoreUnavailable,
  )
  if (update) await applyProviderUpdate(deps, { paymentId: id, provider: name, update })
}
