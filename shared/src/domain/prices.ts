import type { Currency } from './countries'
import { lookup } from './lookup'

export const packageIds = ['p0', 'p1', 'p2', 'p3'] as const
export type PackageId = (typeof packageIds)[number]

export const isPackageId = (value: unknown): value is PackageId =>
  typeof value === 'string' && (packageIds as readonly string[]).includes(value)

export const packageCredits: Record<PackageId, number> = { p0: 10, p1: 30, p2: 75, p3: 200 }
export const defaultPackage: PackageId = 'p1'

export type PackagePrices = Readonly<Record<PackageId, number>>
/** Prices that an operator has set, by currency. */
export type OwnPrices = { readonly [currency in Currency]?: PackagePrices }

const pricesOf = (p0: number, p1: number, p2: number, p3: number): Record<PackageId, number> => ({
  p0,
  p1,
  p2,
  p3,
})

/** Default prices in minor units, VAT included. */
export const packagePricesMinor: Record<Currency, Record<PackageId, number>> = {
  EUR: pricesOf(499, 1299, 2799, 5999),
  GBP: pricesOf(449, 1149, 2499, 5299),
  USD: pricesOf(549, 1399, 2999, 6499),
  CAD: pricesOf(699, 1799, 3899, 8499),
  AUD: pricesOf(799, 1999, 4299, 9299),
  NZD: pricesOf(849, 2199, 4699, 9999),
  CHF: pricesOf(490, 1290, 2790, 5990),
  PLN: pricesOf(1999, 5499, 11999, 25999),
  DKK: pricesOf(3700, 9700, 20900, 44900),
  NOK: pricesOf(5500, 14500, 31500, 67500),
  SEK: pricesOf(5500, 14500, 31500, 67500),
}

export const packagePricesOf = (own: OwnPrices | undefined, currency: Currency): PackagePrices =>
  own?.[currency] ?? packagePricesMinor[currency]

/** VAT included in a gross amount. The rate is in per mille, because rates such as 25.5 % exist. */
export const vatMinor = (grossMinor: number, permille: number): number =>
  Math.round((grossMinor * permille) / (1000 + permille))

/** Price of some of a package's credits. Rounds up, so that the displayed price is never below the actual one. */
export const packageShareMinor = (priceMinor: number, packageSize: number, credits: number): number =>
  Math.ceil((priceMinor * credits) / packageSize)

/** Over all packages, in minor units, rounded up, without discounts. */
export const priceRangeMinor = (prices: PackagePrices, credits: number): { from: number; to: number } => {
  const shares = packageIds.map((id) => packageShareMinor(prices[id], packageCredits[id], credits))
  return { from: Math.min(...shares), to: Math.max(...shares) }
}

/**
 * Rate for the next `credits` credits, or for all further ones if null. `price_minor` is the price of `per` credits.
 */
export interface CreditRate {
  credits: number | null
  price_minor: number
  per: number
}

/** In minor units, rounded up. */
export const creditsPriceMinor = (rates: readonly CreditRate[], credits: number): number => {
  let open = credits
  let sum = 0
  for (const { credits: covered, price_minor: price, per } of rates) {
    const used = Math.min(open, covered ?? open)
    sum += (used * price) / per
    open -= used
  }
  // Cut floating-point errors, which would make a sum such as 3 × 43⅓ round up to the next unit.
  return Math.ceil(Number(sum.toFixed(5)))
}

export const gifts = [
  { id: 'coffee', credits: 3 },
  { id: 'rose', credits: 3 },
  { id: 'chocolates', credits: 5 },
  { id: 'glass', credits: 5 },
  { id: 'record', credits: 8 },
  { id: 'bouquet', credits: 12 },
  { id: 'ticket', credits: 18 },
  { id: 'starmap', credits: 25 },
] as const
export type GiftId = (typeof gifts)[number]['id']

export interface ActionPrices {
  message_credits: number
  photo_credits: number
  voice_credits: number
  gift_credits: Readonly<Record<string, number>>
}

/** Omits gifts with no price or a price of 0, which the site does not offer. */
export const offeredGifts = ({
  gift_credits: prices,
}: Pick<ActionPrices, 'gift_credits'>): { id: GiftId; credits: number }[] =>
  gifts.flatMap(({ id }) => {
    const credits = lookup(prices, id)
    return credits ? [{ id, credits }] : []
  })

/** Credits that a message of this kind costs if it is not free; 0 for a gift that the site does not offer. */
export const creditsFor = (
  prices: ActionPrices,
  kind: 'text' | 'gif' | 'photo' | 'voice' | 'gift',
  gift?: string | null,
): number => {
  if (kind === 'photo') return prices.photo_credits
  if (kind === 'voice') return prices.voice_credits
  if (kind === 'gift') return offeredGifts(prices).find(({ id }) => id === gift)?.credits ?? 0
  return prices.message_credits
}

export const isFreeKind = (kind: string): boolean => kind === 'text' || kind === 'gif'
