import type { Deps } from '../../../app/deps'
import { findAttempt } from './attempts.repository'
import { callProvider } from '../provider/callProvider'

/** Ignores failures, because open pages expire. */
export const closeProviderPages = async (deps: Deps, paymentIds: readonly number[]): Promise<void> => {
  for (const id of paymentIds) {
    const attempt = await findAttempt(deps.db, id)
    const providerId = attempt?.provider_id
    if (!providerId) continue
    await callProvider(deps, attempt.provider, (provider) => provider.cancelPayment(providerId)).catch(
      () => undefined,
    )
  }
}
