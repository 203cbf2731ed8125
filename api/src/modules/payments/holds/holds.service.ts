import type { Deps } from '../../../app/deps'
import { DomainError } from '../../../http/DomainError'
import type { Db } from '../../../infra/db/Db'
import { attemptAll } from '../../../infra/jobs/attemptAll'
import { inferredUpdate } from '../provider-events/inferredUpdate'
import { applyProviderUpdate } from '../provider-events/providerUpdate.service'
import { claimCheck } from '../order/attempts.repository'
import { decideHold, findDueHolds, findHeld, claimDecided } from './holds.repository'
import type { HeldRow } from './holds.repository'
import type { HoldDecision } from '../payments.repository'
import type { ProviderPayment } from '../provider/PaymentProvider'
import { ProviderDownError, callProvider } from '../provider/callProvider'

/** Delay before an unconfirmed decision is submitted again. Webhooks usually arrive sooner. */
const retryMs = 5 * 60_000
/** Delay before a refused release is submitted again. It leaves an operator time to investigate. */
const retryRefusedMs = 3_600_000

/**
 * Returns false if the payment is not authorised or already has a decision. Runs `note` in the decision's transaction.
 * A job repeats the provider request until it is confirmed.
 */
export const endHold = async (
  deps: Deps,
  id: number,
  decision: HoldDecision,
  note?: (tx: Db) => Promise<unknown>,
): Promise<boolean> => {
  const isOurs = await deps.db.tx(async (tx) => {
    const isFirst = await decideHold(tx, id, decision)
    if (isFirst) await note?.(tx)
    return isFirst
  })
  if (isOurs) {
    // Postpone the retry, or `processHolds` could repeat the request immediately.
    await claimCheck(deps.db, id, deps.now(), deps.now())
    await submitDecision(deps, id)
  }
  return isOurs
}

export const processHolds = (deps: Deps, max: number): Promise<void> =>
  attemptAll(deps.log, 'some holds were not ended', async (attempt) => {
    const now = deps.now()
    for (const { id, decision } of await findDueHolds(deps.db, now, max))
      await attempt({ payment: id }, () => endHold(deps, id, decision))
    const ago = (ms: number) => new Date(now.getTime() - ms)
    const before = { lastSentBefore: ago(retryMs), lastRefusedBefore: ago(retryRefusedMs) }
    for (const id of await claimDecided(deps.db, before, now, max))
      await attempt({ payment: id }, () => submitDecision(deps, id))
  })

const submitDecision = async (deps: Deps, id: number): Promise<void> => {
  const held = await findHeld(deps.db, id)
  const providerId = held?.charge_id ?? held?.provider_id
  if (!held?.hold_decision || !providerId) return
  const { hold_decision: decision, price_minor: amountMinor, currency, provider: name } = held
  const reference = referenceOf(held, decision)
  try {
    const update = await callProvider(deps, name, (provider) =>
      provider[decision]({ providerId, reference, amountMinor, currency }),
    )
    if (update) await applyProviderUpdate(deps, { paymentId: id, provider: name, update: asEnded(update) })
  } catch (error) {
    if (!(error instanceof ProviderDownError)) throw error
  }
}

/** The idempotency key must change after a refused release, because providers repeat their response to a known key. */
const referenceOf = ({ id, release_refusals: refusals }: HeldRow, decision: HoldDecision): string => {
  if (decision === 'capture') return `C-${id}`
  return refusals === 0 ? `V-${id}` : `V-${id}-${refusals}`
}

/** A hold that failed or expired reserves no money, so treat it as released. */
const asEnded = (update: ProviderPayment): ProviderPayment =>
  update.state === 'failed' || update.state === 'expired' ? { ...update, state: 'cancelled' } : update

/** Before the call, an operator must check at the provider that no money is reserved any more. */
export const closeRefused = async (
  deps: Deps,
  id: number,
  note: (tx: Db) => Promise<unknown>,
): Promise<void> => {
  const held = await findHeld(deps.db, id)
  if (held?.hold_decision !== 'release' || held.release_refusals === 0)
    throw new DomainError('conflict', { reason: 'not_refused' })
  const cancelled = inferredUpdate(
    held,
    { provider: held.provider, reference: '' },
    { state: 'cancelled', failure: 'cancelled' },
  )
  await applyProviderUpdate(deps, { ...cancelled, note })
}

export const requireEndHold = async (...args: Parameters<typeof endHold>): Promise<void> => {
  if (!(await endHold(...args))) throw new DomainError('conflict', { reason: 'not_authorised' })
}
