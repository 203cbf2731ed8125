import { lookup } from '@duetto/shared/domain'
import type { Country, PaymentMethod } from '@duetto/shared/domain'
import { DomainError } from '../../../http/DomainError'
import type { Deps } from '../../../app/deps'
import { findSetProvider } from '../../packages/methods.repository'
import { createAdyenProvider } from './adyen/adyenProvider'
import type { PaymentProvider } from './PaymentProvider'
import { createSandboxProvider } from './sandboxProvider'

type ProviderDeps = Pick<Deps, 'payments' | 'config'>

const factories: Record<string, (config: Deps['config']['payment']) => PaymentProvider | undefined> = {
  sandbox: ({ url, secret, webhookUrl, wallets }) =>
    url && secret ? createSandboxProvider({ url, secret, webhookUrl, wallets }) : undefined,
  adyen: ({ adyen, wallets }) => adyen && createAdyenProvider({ ...adyen, wallets }),
}
export const providerNames = Object.keys(factories)

const cache = new WeakMap<object, Map<string, PaymentProvider | undefined>>()

const findProvider = ({ payments, config }: ProviderDeps, name: string): PaymentProvider | undefined => {
  if (payments) return payments.name === name ? payments : undefined
  const factory = lookup(factories, name)
  if (!factory) return undefined
  const known = cache.get(config.payment) ?? new Map<string, PaymentProvider | undefined>()
  cache.set(config.payment, known)
  if (!known.has(name)) known.set(name, factory(config.payment))
  return known.get(name)
}

export const providerOf = (deps: ProviderDeps, name: string): PaymentProvider => {
  const provider = findProvider(deps, name)
  if (!provider) throw new DomainError('unavailable', { reason: 'the payment provider is not set up' })
  return provider
}

export const findWebhookProvider = (deps: ProviderDeps, name: string): PaymentProvider | null =>
  findProvider(deps, name) ?? null

export const chooseProvider = async (
  deps: Pick<Deps, 'db'> & ProviderDeps,
  country: Country,
  method: PaymentMethod,
): Promise<string> => {
  if (deps.payments) return deps.payments.name
  const set = await findSetProvider(deps.db, country, method)
  const name = set ?? deps.config.payment.provider
  return providerOf(deps, name).name
}
