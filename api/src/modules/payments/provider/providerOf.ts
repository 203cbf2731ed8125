import { lookup } from '@duetto/shared/domain'
import type { Country, PaymentMethod } from '@duetto/shared/domain'
import { DomainError } from '../../../http/DomainError'
import type { Deps } from '../../../app/deps'
import { findSetProvider } from '../../packages/methods.repository'
import { createAdyenProvider } from './adyen/adyenProvider'
import type { PaymentProvider } from './PaymentProvider'
import { createSandboxProvider } from './sandboxProvider'

type Asked = Pick<Deps, 'payments' | 'config'>

/** Providers by name, if configured. Add a new provider here. */
const makers: Record<string, (config: Deps['config']['payment']) => PaymentProvider | undefined> = {
  sandbox: ({ url, secret, webhookUrl, wallets }) =>
    url && secret ? createSandboxProvider({ url, secret, webhookUrl, wallets }) : undefined,
  adyen: ({ adyen, wallets }) => adyen && createAdyenProvider({ ...adyen, wallets }),
}
export const providerNames = Object.keys(makers)

const made = new WeakMap<object, Map<string, PaymentProvider | undefined>>()

/** Undefined if it is not configured. Providers are created once. */
const findProvider = ({ payments, config }: Asked, name: string): PaymentProvider | undefined => {
  if (payments) return payments.name === name ? payments : undefined
  const maker = lookup(makers, name)
  if (!maker) return undefined
  const known = made.get(config.payment) ?? new Map<string, PaymentProvider | undefined>()
  made.set(config.payment, known)
  if (!known.has(name)) known.set(name, maker(config.payment))
  return known.get(name)
}

/** The provider of an attempt by name; one that no longer exists counts as unavailable. */
export const providerOf = (deps: Asked, name: string): PaymentProvider => {
  const provider = findProvider(deps, name)
  if (!provider) throw new DomainError('unavailable', { reason: 'the payment provider is not set up' })
  return provider
}

/** Null if no provider sends webhooks under this name. */
export const findNoticeProvider = (deps: Asked, name: string): PaymentProvider | null =>
  findProvider(deps, name) ?? null

/**
 * The provider for a new payment with this method in this country: as set for them, otherwise the default.
 */
export const chooseProvider = async (
  deps: Pick<Deps, 'db'> & Asked,
  country: Country,
  method: PaymentMethod,
): Promise<string> => {
  if (deps.payments) return deps.payments.name
  const set = await findSetProvider(deps.db, country, method)
  const name = set ?? deps.config.payment.provider
  return providerOf(deps, name).name
}
