import type { Currency } from './countries'

export const packageIds = ['p0', 'p1', 'p2', 'p3'] as const
export type PackageId = (typeof packageIds)[number]

/** Credits in a package; p1 is labelled as the usual choice. */
export const packageCredits: Record<PackageId, number> = { p0: 10, p1: 30, p2: 75, p3: 200 }
export const defaultPackage: PackageId = 'p1'

const pricesOf = (p0: number, p1: number, p2: number, p3: number): Record<PackageId, number> => ({
  p0,
  p1,
  p2,
  p3,
})

/** Gross prices in minor units. */
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

/** The VAT included in a gross price, rounded to the smallest unit; the rate in thousandths, because Finland's is 25.5 %. */
export const vatMinor = (grossMinor: number, permille: number): number =>
  Math.round((grossMinor * permille) / (1000 + permille))

/**
 * The price of one message in the most expensive package, in minor units, rounded up so that it is never
 * understated.
 */
export const messagePriceMinor = (currency: Currency, credits: number): number =>
  Math.ceil((packagePricesMinor[currency].p0 / packageCredits.p0) * credits)

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
