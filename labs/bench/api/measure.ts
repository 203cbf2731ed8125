export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export const sampled = async (work: () => Promise<unknown>, samples: number): Promise<number[]> => {
  const times: number[] = []
  for (let sample = 0; sample < samples; sample += 1) {
    const start = process.hrtime.bigint()
    await work()
    times.push(Number(process.hrtime.bigint() - start) / 1e6)
  }
  return times
}

export interface Verdict {
  what: string
  figure: number
  goal: number
  unit: string
  detail: string
}

export interface Comparison {
  ratio: number
  ours: number
  theirs: number
}

/**
 * Returns the median of each side and of their ratio per round. Alternates which side runs first, so that other load
 * affects both alike, and discards the first round.
 */
export const compare = async (
  rounds: number,
  ours: () => Promise<number>,
  theirs: () => Promise<number>,
): Promise<Comparison> => {
  const pairs: [number, number][] = []
  for (let round = 0; round <= rounds; round += 1) {
    const pair: [number, number] =
      round % 2 === 0
        ? [await ours(), await theirs()]
        : ([await theirs(), await ours()].reverse() as [number, number])
    if (round > 0) pairs.push(pair)
  }
  return {
    ratio: median(pairs.map(([a, b]) => a / b)),
    ours: median(pairs.map(([a]) => a)),
    theirs: median(pairs.map(([, b]) => b)),
  }
}

export const printTable = (verdicts: readonly Verdict[]): number => {
  const rows = verdicts.map(({ what, figure, goal, unit, detail }) => [
    what,
    `${figure.toFixed(2)}${unit}`,
    `≤ ${goal}${unit}`,
    figure <= goal ? 'met' : 'MISSED',
    detail,
  ])
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  for (const row of rows) console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
  return verdicts.filter(({ figure, goal }) => figure > goal).length
}
