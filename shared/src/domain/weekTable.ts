interface Week {
  week: string
  sign_ups: number
  activations: number
  after_1: number | null
  after_4: number | null
  revenue: readonly { currency: string; amount_minor: number }[]
}

export const currenciesOf = (weeks: readonly Pick<Week, 'revenue'>[]): string[] =>
  [...new Set(weeks.flatMap(({ revenue }) => revenue.map(({ currency }) => currency)))].sort()

export const revenueIn = ({ revenue }: Pick<Week, 'revenue'>, currency: string): number =>
  (revenue.find((row) => row.currency === currency)?.amount_minor ?? 0) / 100

/** One column of revenue per currency, in major units. */
export const weekTable = (weeks: readonly Week[]): Record<string, string | number | null>[] => {
  const currencies = currenciesOf(weeks)
  return weeks.map(({ revenue, ...week }) => ({
    ...week,
    ...Object.fromEntries(currencies.map((currency) => [currency, revenueIn({ revenue }, currency)])),
  }))
}
