import type { CallResponse } from '@duetto/shared/contract'
import type { Country, PaymentMethod } from '@duetto/shared/domain'
import type { Deps } from '../../../app/deps'
import { DomainError } from '../../../http/DomainError'
import { siteHostOf } from '../../settings/siteHost'
import { getCompany } from '../../site/company'
import { findBuyer } from './buyers.repository'
import type { RequestContext } from './RequestContext'
import type { WalletOffer } from '../provider/PaymentProvider'
import { callProvider } from '../provider/callProvider'
import { chooseProvider, providerOf } from '../provider/providerOf'

/**
 * Returns the wallet's data for the Payment Request API. Returns null if members must pay on the provider's page or no
 * provider is configured.
 */
export const findWallet = async (
  deps: Deps,
  country: Country,
  method: PaymentMethod,
): Promise<WalletOffer | null> => {
  try {
    const { wallets } = providerOf(deps, await chooseProvider(deps, country, method))
    return wallets?.offer(method, country) ?? null
  } catch (error) {
    if (error instanceof DomainError && error.code === 'unavailable') return null
    throw error
  }
}

export const requireWallet = async (
  deps: Deps,
  { userId, country: from }: Pick<RequestContext, 'userId' | 'country'>,
  method: PaymentMethod,
): Promise<void> => {
  const { country } = await findBuyer(deps.db, userId, from)
  if (!(await findWallet(deps, country, method)))
    throw new DomainError('bad_input', { field: 'wallet_token' })
}

export const startWalletSession = async (
  deps: Deps,
  { userId, host, country: from }: Omit<RequestContext, 'key'>,
  method: PaymentMethod,
): Promise<CallResponse<'startWalletSession'>> => {
  const { country } = await findBuyer(deps.db, userId, from)
  if (!(await findWallet(deps, country, method))) throw new DomainError('method_unavailable', { method })
  const site = await siteHostOf(deps, host)
  const { name } = await getCompany(deps, site)
  const session = await callProvider(
    deps,
    await chooseProvider(deps, country, method),
    async ({ wallets }) => wallets?.startSession(method, { host: site, name }) ?? {},
  )
  return { session }
}
