import type { Deps } from '../../../app/deps'
import { DomainError } from '../../../http/DomainError'
import { ProviderUnavailable } from './PaymentProvider'
import type { PaymentProvider } from './PaymentProvider'
import { providerOf } from './providerOf'

const retryAfterSeconds = 5

/** Told to the caller as `unavailable`. */
export class ProviderAway extends DomainError {
  constructor(readonly mayBeDone: boolean) {
    super('unavailable', { retryAfter: retryAfterSeconds })
  }
}

/** What the provider answers; when it is away, the caller may try again with the same key. */
export const askProvider = async <Result>(
  deps: Deps,
  name: string,
  ask: (provider: PaymentProvider) => Promise<Result>,
): Promise<Result> => {
  try {
    return await ask(providerOf(deps, name))
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    deps.log.warn({ reason: error.message }, 'payment provider')
    throw new ProviderAway(error.mayBeDone)
  }
}
