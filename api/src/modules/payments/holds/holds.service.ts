import type { Deps } from '../../../app/deps'
import { DomainError } from '../../../http/DomainError'
import type { Db } from '../../../infra/db/Db'
import { applyNews } from '../provider-events/providerUpdate.service'
import { claimCheck } from '../order/attempts.repository'
import { decideHold, findDueHolds, findHeld, claimDecided } from './holds.repository'
import type { HeldRow } from './holds.repository'
import type { HoldDecision } from '../payments.repository'
import type { ProviderPayment } from '../provider/PaymentProvider'
import { ProviderAway, askProvider } from '../provider/callProvider'

/** Longer than a webhook takes to tell that it was done. */
const askAgainMs = 5 * 60_000
/** Long enough for a person to look why it was refused. */
const askRefusedAgainMs = 3_600_000

/**
 * Captures or releases reserved money. The database decides who came first: false where the payment is not reserved, or was
 * decided already. What was decided is asked of the provider until it is done. `note` runs in the decision's transaction.
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
    // So that the job does not ask at the same moment.
    await claimCheck(deps.db, id, deps.now(), deps.now())
    await ask(deps, id)
  }
  return isOurs
}

/** PAY-03: captures what is due, releases what nobody captured in time, and goes on with what was not answered. */
export const followHolds = async (deps: Deps, max: number): Promise<void> => {
  const now = deps.now()
  for (const { id, decision } of await findDueHolds(deps.db, now, max)) await endHold(deps, id, decision)
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const before = { asked: ago(askAgainMs), refused: ago(askRefusedAgainMs) }
  for (const id of await claimDecided(deps.db, before, now, max)) await ask(deps, id)
}

const ask = async (deps: Deps, id: number): Promise<void> => {
  const held = await findHeld(deps.db, id)
  const providerId = held?.charge_id ?? held?.provider_id
  if (!held?.hold_decision || !providerId) return
  const { hold_decision: decision, price_minor: amountMinor, currency, provider: name } = held
  const reference = referenceOf(held, decision)
  try {
    const news = await askProvider(deps, name, (provider) =>
      provider[decision]({ providerId, reference, amountMinor, currency }),
    )
    if (news) await applyNews(deps, { paymentId: id, provider: name, news: asEnded(news) })
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error
  }
}

/** Under the one that was refused, the provider would only repeat its refusal. */
const referenceOf = ({ id, release_refusals: refusals }: HeldRow, decision: HoldDecision): string => {
  if (decision === 'capture') return `C-${id}`
  return refusals === 0 ? `V-${id}` : `V-${id}-${refusals}`
}

/** Its answer to this question is no old news of an earlier try: a reservation that lapsed meanwhile is over. */
const asEnded = (news: ProviderPayment): ProviderPayment =>
  news.state === 'failed' || news.state === 'expired' ? { ...news, state: 'cancelled' } : news

/**
 * For an operator who has seen at the provider that nothing is reserved any more, although it refuses to release it: the order ends
 * as a released one. Refused unless the provider has refused.
 */
export const closeRefused = async (
  deps: Deps,
  id: number,
  note: (tx: Db) => Promise<unknown>,
): Promise<void> => {
  const held = await findHeld(deps.db, id)
  if (held?.hold_decision !== 'release' || held.release_refusals === 0)
    throw new DomainError('conflict', { reason: 'not_refused' })
  const news: ProviderPayment = {
    providerId: held.provider_id ?? '',
    reference: '',
    state: 'cancelled',
    currency: held.currency,
    receivedMinor: 0,
    refundedMinor: 0,
    isChargedBack: false,
    failure: 'cancelled',
    redirectUrl: null,
    mandate: null,
  }
  await applyNews(deps, { paymentId: id, provider: held.provider, news, note })
}

/** For the operators' commands, which say why nothing was done. */
export const endHoldOrRefuse = async (...asked: Parameters<typeof endHold>): Promise<void> => {
  if (!(await endHold(...asked))) throw new DomainError('conflict', { reason: 'not_authorised' })
}
