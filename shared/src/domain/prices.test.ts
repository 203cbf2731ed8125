import { creditsPriceMinor, packagePricesMinor, packageShareMinor, priceRangeMinor } from './prices'

describe('the price of credits', () => {
  const list = { credits: null, price_minor: 499, per: 10 }

  it.each([
    [[list], 1, 50],
    [[list], 3, 150],
    [[{ credits: 30, price_minor: 1299, per: 30 }, list], 3, 130],
    [[{ credits: 1, price_minor: 1299, per: 30 }, list], 2, 94],
    [[{ credits: 3, price_minor: 130, per: 9 }, list], 3, 44],
    [[{ credits: 3, price_minor: 130, per: 3 }, list], 3, 130],
    [[{ credits: 5, price_minor: 0, per: 5 }, list], 2, 0],
    [[list], 0, 0],
  ])('[TRUST-03] %j: %i credits cost %i', (rates, credits, minor) => {
    expect(creditsPriceMinor(rates, credits)).toBe(minor)
  })

  it('[TRUST-03] rounds up', () => {
    expect(packageShareMinor(374, 10, 1)).toBe(38)
    expect(packageShareMinor(974, 30, 1)).toBe(33)
    expect(packageShareMinor(1, 200, 1)).toBe(1)
  })

  it('[TRUST-03] ranges from the largest package to the smallest', () => {
    expect(priceRangeMinor(packagePricesMinor.GBP, 1)).toEqual({ from: 27, to: 45 })
    expect(priceRangeMinor(packagePricesMinor.EUR, 2)).toEqual({ from: 60, to: 100 })
  })
})
