import type { Latencies, createLoad } from './loadCalls'
import { percentile } from './measure'

export type Outcome = Awaited<ReturnType<ReturnType<typeof createLoad>['run']>>

const sum = (all: Latencies[]): Latencies => ({
  ms: all.flatMap(({ ms }) => ms),
  errors: all.reduce((count, { errors }) => count + errors, 0),
})
export const together = (windows: Outcome[]): Outcome => ({
  polls: sum(windows.map(({ polls }) => polls)),
  sends: sum(windows.map(({ sends }) => sends)),
  burstCalls: windows.reduce((count, { burstCalls }) => count + burstCalls, 0),
})

export const p95 = ({ ms }: Latencies): number => percentile(ms, 0.95)
export const p99 = ({ ms }: Latencies): number => percentile(ms, 0.99)

export const row = (what: string, { ms, errors }: Latencies) => ({
  what,
  calls: ms.length + errors,
  errors,
  'p50 ms': Math.round(percentile(ms, 0.5)),
  'p95 ms': Math.round(p95({ ms, errors })),
  'p99 ms': Math.round(p99({ ms, errors })),
})
