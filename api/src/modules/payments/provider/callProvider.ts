import type { Deps } from '../../../app/deps'
import { DomainError } from '../../../http/DomainError'
import { ProviderUnavailable } from './PaymentProvider'
import type { PaymentProvider } from './PaymentProvider'
import { providerOf } from './providerOf'

const retryAfterSeconds = 5

/** The provider refused the request or did not answer. Reported to the client as `unavailable`. */
export class ProviderDownError extends DomainError {
  constructor(readonly mayHaveSucceeded: boolean) {
    super('unavailable', { retryAfter: retryAfterSeconds })
  }
}

/**
 * Calls a provider. Throws `ProviderDownError` if it is unavailable, after which the client may retry with the same
 * key, or another `unavailable` error if it is not configured.
 */
export const callProvider = async <Result>(
  deps: Deps,
  name: string,
  call: (provider: PaymentProvider) => Promise<Result>,
): Promise<Result> => {
  try {
    return await call(providerOf(deps, name))
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    deps.log.warn({ reason: error.message }, 'the payment provider is unavailable')
    throw new ProviderDownError(error.mayHaveSucceeded)
  }
}

/** Handler for `catch` that ignores both `unavailable` errors of `callProvider` and rethrows all others. */
export const ignoreUnavailable = (error: unknown): undefined => {
  if (!(error instanceof DomainError && error.code === 'unavailable')) throw error
}
