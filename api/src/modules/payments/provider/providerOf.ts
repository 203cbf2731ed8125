import { DomainError } from '../../../http/DomainError'
import type { Deps } from '../../../app/deps'
import type { PaymentProvider } from './PaymentProvider'
import { createSandboxProvider } from './sandboxProvider'

/** The provider that the configuration names; without one nothing can be bought, and that is said. */
export const providerOf = ({ payments, config }: Deps): PaymentProvider => {
  if (payments) return payments
  const { url, secret, webhookUrl } = config.payment
  if (!url || !secret) throw new DomainError('unavailable', { reason: 'no payment provider is set up' })
  return createSandboxProvider({ url, secret, webhookUrl })
}
