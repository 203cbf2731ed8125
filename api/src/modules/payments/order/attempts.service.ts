import { methodFacts } from '@duetto/shared/domain'
import { DomainError } from '../../../http/DomainError'
import type { Deps } from '../../../app/deps'
import { applyNews } from '../provider-events/providerUpdate.service'
import type { News } from '../provider-events/providerUpdate.service'
import { findAttempt, markSent, setProviderId, unmarkSent } from './attempts.repository'
import type { AttemptRow } from './attempts.repository'
import type { Buyer } from './buyers.repository'
import { composeInstructions } from './instructions'
import { findShown } from '../payments.repository'
import type { PaymentRow, ShownRow } from '../payments.repository'
import type { NewPayment, PaymentProvider, ProviderPayment } from '../provider/PaymentProvider'
import { ProviderAway, askProvider } from '../provider/callProvider'

export const requirePayment = async (deps: Deps, userId: number, id: number): Promise<ShownRow> => {
  const row = await findShown(deps.db, userId, id)
  if (!row) throw new DomainError('not_found')
  return row
}

type Ask = (provider: PaymentProvider, reference: string) => Promise<ProviderPayment>

/** Asks the provider for an order's page and writes down what it says. An order that was opened before is left. */
export const openAttempt = async (deps: Deps, row: PaymentRow, ask: Ask): Promise<void> => {
  const attempt = await findUnopened(deps, row)
  if (!attempt) return
  await keep(deps, row, attempt, await askFor(deps, attempt, ask))
}

/**
 * Charges without a page: money moves when the provider is asked. Where its answer is lost the payment is `unknown` and asked
 * for again under the same reference (`resume.service.ts`); a crash in between ends there as well.
 */
export const openCharge = async (
  deps: Deps,
  row: PaymentRow,
  { ask, mandate }: { ask: Ask; mandate: string | null },
): Promise<void> => {
  const attempt = await findUnopened(deps, row)
  if (!attempt) return
  const isFirst = await markSent(deps.db, attempt.id, mandate, deps.now())
  try {
    await keep(deps, row, attempt, await askFor(deps, attempt, ask))
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error
    if (error.mayBeDone) return applyNews(deps, told(row, attempt, { state: 'unknown', failure: null }))
    if (isFirst) await unmarkSent(deps.db, attempt.id)
    throw error
  }
}

const findUnopened = async ({ db }: Deps, row: PaymentRow): Promise<AttemptRow | undefined> => {
  const attempt = await findAttempt(db, row.id)
  const isWaiting = row.state === 'created' || row.state === 'unknown'
  return isWaiting && attempt?.provider_id === null ? attempt : undefined
}

const askFor = (deps: Deps, { provider: name, reference }: AttemptRow, ask: Ask): Promise<ProviderPayment> =>
  askProvider(deps, name, (provider) => ask(provider, reference))

const keep = async (
  deps: Deps,
  row: PaymentRow,
  { id, provider }: AttemptRow,
  news: ProviderPayment,
): Promise<void> => {
  await tell(deps, row, id, news)
  await applyNews(deps, { paymentId: row.id, provider, news })
}

/** What we know of a payment without the provider's word. */
export const told = (
  row: Pick<PaymentRow, 'id' | 'currency'>,
  attempt: Pick<AttemptRow, 'provider' | 'reference'> | undefined,
  { state, failure }: Pick<ProviderPayment, 'state' | 'failure'>,
): News => ({
  paymentId: row.id,
  provider: attempt?.provider ?? 'none',
  news: {
    providerId: '',
    reference: attempt?.reference ?? '',
    state,
    failure,
    currency: row.currency,
    receivedMinor: 0,
    refundedMinor: 0,
    isChargedBack: false,
    redirectUrl: null,
    mandate: null,
  },
})

/** Writes down where to pay. What is paid by transfer or voucher is told by mail as well, once. */
const tell = async (deps: Deps, row: PaymentRow, attemptId: number, news: ProviderPayment): Promise<void> => {
  const mail = news.instructions ? await composeInstructions(deps, row, news.instructions) : null
  await deps.db.tx(async (tx) => {
    const isFirst = (await setProviderId(tx, attemptId, news)) > 0
    if (mail && isFirst) await deps.mail.send(mail, tx)
  })
}

/** The member as the provider knows them. */
export const shopperOf = (userId: number): string => `member-${userId}`

/** A payment on the provider's page, which sends the browser back to the order. */
export const hostedPayment = (
  deps: Deps,
  { buyer, row, debit }: { buyer: Buyer; row: PaymentRow; debit?: NewPayment['debit'] },
): Omit<NewPayment, 'reference'> => ({
  amountMinor: row.price_minor,
  currency: row.currency,
  description: `${row.credits} credits`,
  method: row.method,
  family: methodFacts[row.method].family,
  country: row.country,
  locale: buyer.language,
  shopper: shopperOf(row.user_id),
  returnUrl: `${deps.config.publicUrl}/credits/${row.package}/${row.method}?payment=${row.id}`,
  wantsMandate: methodFacts[row.method].isRecurring,
  isHeld: row.is_held,
  debit,
})
