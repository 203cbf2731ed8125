import { methodFacts } from '@duetto/shared/domain'
import { DomainError } from '../../http/DomainError'
import type { Deps } from '../../app/deps'
import { applyNews } from './apply.service'
import { findAttempt, setProviderId } from './attempts.repository'
import type { Buyer } from './buyer'
import { findShown } from './payments.repository'
import type { PaymentRow, ShownRow } from './payments.repository'
import { ProviderUnavailable } from './provider/PaymentProvider'
import type { NewPayment, PaymentProvider, ProviderPayment } from './provider/PaymentProvider'
import { providerOf } from './provider/providerOf'

const retryAfterSeconds = 5

/** What the provider answers; when it is away, the caller may try again with the same key. */
export const askProvider = async <Result>(
  deps: Deps,
  ask: (provider: PaymentProvider) => Promise<Result>,
): Promise<Result> => {
  try {
    return await ask(providerOf(deps))
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    deps.log.warn({ reason: error.message }, 'payment provider')
    throw new DomainError('unavailable', { retryAfter: retryAfterSeconds })
  }
}

export const requirePayment = async (deps: Deps, userId: number, id: number): Promise<ShownRow> => {
  const row = await findShown(deps.db, userId, id)
  if (!row) throw new DomainError('not_found')
  return row
}

type Ask = (provider: PaymentProvider, reference: string) => Promise<ProviderPayment>

/** Asks the provider for an order's payment and writes down what it says. An order that was opened before is left. */
export const openAttempt = async (deps: Deps, row: PaymentRow, ask: Ask): Promise<ProviderPayment | null> => {
  const attempt = await findAttempt(deps.db, row.id)
  if (!attempt || attempt.provider_id !== null || row.state !== 'created') return null
  const news = await askProvider(deps, (provider) => ask(provider, attempt.reference))
  await setProviderId(deps.db, attempt.id, news)
  await applyNews(deps, { paymentId: row.id, provider: attempt.provider, news })
  return news
}

/** A payment on the provider's own page, from which the browser comes back to the order. */
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
  returnUrl: `${deps.config.publicUrl}/credits/${row.package}/${row.method}?payment=${row.id}`,
  wantsMandate: methodFacts[row.method].isRecurring,
  debit,
})

/** Closes the provider's pages of orders that were given up; one that cannot be closed now expires by itself. */
export const closeOrders = async (deps: Deps, paymentIds: readonly number[]): Promise<void> => {
  for (const id of paymentIds) {
    const attempt = await findAttempt(deps.db, id)
    const providerId = attempt?.provider_id
    if (!providerId) continue
    await askProvider(deps, (provider) => provider.cancelPayment(providerId)).catch(() => undefined)
  }
}
