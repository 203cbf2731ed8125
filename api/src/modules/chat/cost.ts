import type { SendCost } from '@duetto/shared/contract'
import { creditsPriceMinor, currencyOf, limits, packageCredits, packagePricesOf } from '@duetto/shared/domain'
import type { ActionPrices, Currency, OwnPrices } from '@duetto/shared/domain'
import type { PaidLot } from '../ledger/lots.repository'

export interface ChatCosts extends ActionPrices {
  package_prices: OwnPrices
  member_verification: boolean
  message_length: { min: number; max: number }
  minimum_message_costs: Record<string, { costs: number; currency: string }>
}

interface Payer {
  paid_user: boolean
  free_messages_used: number
  country: string | null
}

export const freeMessagesLeft = ({ paid_user, free_messages_used }: Payer): number =>
  paid_user ? 0 : Math.max(0, limits.freeMessages - free_messages_used)

/** Rates of the unspent purchases in the currency of the oldest one, then the list price. */
const ratesOf = (costs: ChatCosts, { country }: Payer, lots: readonly PaidLot[]) => {
  const [lot] = lots
  const own = country && costs.message_credits > 0 ? costs.minimum_message_costs[country] : undefined
  const currency = lot?.currency ?? own?.currency ?? currencyOf(country)
  const list =
    own?.currency === currency
      ? { price_minor: own.costs, per: costs.message_credits }
      : {
          price_minor: packagePricesOf(costs.package_prices, currency as Currency).p0,
          per: packageCredits.p0,
        }
  return {
    currency,
    rates: [
      ...lots
        .filter((one) => one.currency === currency)
        .map(({ remaining, price_minor, credits }) => ({ credits: remaining, price_minor, per: credits })),
      { credits: null, ...list },
    ],
  }
}

export const presentCost = (costs: ChatCosts, payer: Payer, lots: readonly PaidLot[]): SendCost => {
  const left = freeMessagesLeft(payer)
  const isFree = left > 0 || costs.message_credits === 0
  const { rates, currency } = ratesOf(costs, payer, lots)
  return {
    credits: isFree ? 0 : costs.message_credits,
    is_free: isFree,
    free_messages_left: left,
    price_minor: isFree ? 0 : creditsPriceMinor(rates, costs.message_credits),
    currency,
    rates,
  }
}
