import type { Deps } from '../../../app/deps'
import { findAttempt } from './attempts.repository'
import { askProvider } from '../provider/callProvider'

/** Closes the provider's pages of abandoned orders; one that cannot be closed now will expire. */
export const closeOrders = async (deps: Deps, paymentIds: readonly number[]): Promise<void> => {
  for (const id of paymentIds) {
    const attempt = await findAttempt(deps.db, id)
    const providerId = attempt?.provider_id
    if (!providerId) continue
    await askProvider(deps, attempt.provider, (provider) => provider.cancelPayment(providerId)).catch(
      () => undefined,
    )
  }
}
