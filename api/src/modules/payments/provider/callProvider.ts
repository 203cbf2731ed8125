import type { Deps } from '../../../app/deps'
import { DomainError } from '../../../http/DomainError'
import { ProviderUnavailable } from './PaymentProvider'
import type { PaymentProvider } from './PaymentProvider'
import { providerOf } from './providerOf'

const retryAfterSeconds = 5

export class ProviderDownError extends DomainError {
  constructor(readonly mayHaveSucceeded: boolean) {
    super('unavailable', { retryAfter: retryAfterSeconds })
  }
}

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

export const ignoreUnavailable = (error: unknown): undefined => {
  if (!(error instanceof DomainError && error.code === 'unavailable')) throw error
}
