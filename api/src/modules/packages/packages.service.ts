import type { CallResponse, CreditPackage } from '@duetto/shared/contract'
import {
  currencyOf,
  discountedMinor,
  packageCredits,
  packageIds,
  packageShareMinor,
  packagePricesOf,
  defaultPackage,
} from '@duetto/shared/domain'
import type { Country } from '@duetto/shared/domain'
import type { Deps } from '../../app/deps'
import { presentActive } from '../discounts/discounts.presenter'
import { findActiveDiscount } from '../discounts/discounts.service'
import { findDebt } from '../ledger/debts.repository'
import { findBuyer } from '../payments/order/buyers.repository'
import { findLastPaid } from '../payments/payments.repository'
import { findWallet } from '../payments/order/wallets.service'
import { findVat } from '../settings/payments'
import { getSettings } from '../settings/settings.service'
import { siteHostOf } from '../settings/siteHost'
import { findOffers } from './methods.service'

interface RequestContext {
  userId: number | null
  host: string
  country: Country
}

export const getPackages = async (
  deps: Deps,
  { userId, host, country: from }: RequestContext,
): Promise<CallResponse<'getPackages'>> => {
  const now = deps.now()
  const buyer = userId === null ? null : await findBuyer(deps.db, userId, from)
  const country = buyer?.country ?? from
  const currency = currencyOf(country)
  const active = buyer && (await findActiveDiscount(deps.db, buyer, now))
  const { message_credits: perMessage, package_prices: own } = await getSettings(deps, { host, country })
  const prices = packagePricesOf(own, currency)
  const packages = packageIds.map((id): CreditPackage => {
    const price = prices[id]
    const discounted = discountedMinor(price, active?.percent ?? 0)
    return {
      id,
      credits: packageCredits[id],
      price_minor: price,
      discounted_minor: discounted,
      per_message_minor: packageShareMinor(discounted, packageCredits[id], perMessage),
      currency,
      is_usual: id === defaultPackage,
    }
  })
  return {
    packages,
    discount: active ? presentActive(active) : null,
    debt_credits: userId === null ? 0 : await findDebt(deps.db, userId),
    vat_permille: await findVat(deps.db, country),
    now: now.toISOString(),
  }
}

export const getPaymentMethods = async (
  deps: Deps,
  { userId, host, country: from }: RequestContext,
): Promise<CallResponse<'getPaymentMethods'>> => {
  const country = userId === null ? from : (await findBuyer(deps.db, userId, from)).country
  const offers = await findOffers(deps.db, { host: await siteHostOf(deps, host), country }, userId)
  // Members confirm direct debits with a code from a text message.
  const methods = offers.filter(({ family }) => family !== 'debit' || deps.config.canText)
  const last = userId === null ? undefined : await findLastPaid(deps.db, userId)
  return {
    country,
    methods: await Promise.all(
      methods.map(async (offer) =>
        offer.family === 'wallet' && offer.status === 'active'
          ? { ...offer, wallet: await findWallet(deps, country, offer.id) }
          : offer,
      ),
    ),
    last_method: last?.method ?? null,
  }
}
