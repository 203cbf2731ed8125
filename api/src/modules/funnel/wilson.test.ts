import { wilsonInterval } from './wilson'
import { isWinner } from './report.service'

it('calculates Wilson intervals as published', () => {
  // Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20 and 1 of 29.
  for (const [successes, trials, low, high] of [
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ] as const) {
    const interval = wilsonInterval(successes, trials)
    expect(interval?.low).toBeCloseTo(low, 4)
    expect(interval?.high).toBeCloseTo(high, 4)
  }
  expect(wilsonInterval(0, 0)).toBeNull()
  expect(wilsonInterval(7, 5)).toEqual(wilsonInterval(5, 5))
})

describe('the winner of a test', () => {
  const row = (lander: string | null, successes: number, trials: number) => ({
    lander,
    interval: wilsonInterval(successes, trials),
  })
  const winners = (rows: ReturnType<typeof row>[]) => rows.map((each) => isWinner(each, rows))

  it('is named only if its interval is above the others', () => {
    expect(winners([row('gallery', 60, 500), row('gallery', 80, 500)])).toEqual([false, false])
    expect(winners([row('gallery', 60, 1000), row('gallery', 120, 1000)])).toEqual([false, true])
    expect(winners([row('gallery', 120, 1000), row('gallery', 60, 1000), row('gallery', 119, 1000)])).toEqual(
      [false, false, false],
    )
  })

  it('needs views of every variant, another variant, and a test', () => {
    expect(winners([row('gallery', 9, 10), row('gallery', 0, 0)])).toEqual([false, false])
    expect(winners([row('gallery', 900, 1000), row('video', 1, 1000)])).toEqual([false, false])
    expect(winners([row(null, 900, 1000), row(null, 1, 1000)])).toEqual([false, false])
  })
})
