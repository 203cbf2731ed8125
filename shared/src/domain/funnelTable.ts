import { funnelSteps } from './funnel'
import type { FunnelGrouping, FunnelStep } from './funnel'

export interface FunnelRow {
  lander: string | null
  name: string
  counts: Record<FunnelStep, number>
  /** 95 % confidence interval of the sign-up rate; null without views. */
  interval: { low: number; high: number } | null
  is_winner: boolean
}

const percent = (rate: number | undefined): string => (rate === undefined ? '' : (rate * 100).toFixed(1))

export const funnelTable = (
  by: FunnelGrouping,
  rows: readonly FunnelRow[],
): Record<string, string | number>[] =>
  rows.map(({ lander, name, counts, interval, is_winner }) => ({
    ...(lander !== null && { lander }),
    [by]: name,
    ...Object.fromEntries(funnelSteps.map((step) => [step, counts[step]])),
    ...(by === 'variant' && {
      sign_up_percent: percent(interval ? counts.signed_up / counts.view : undefined),
      lowest_percent: percent(interval?.low),
      highest_percent: percent(interval?.high),
      winner: is_winner ? 'yes' : '',
    }),
  }))
