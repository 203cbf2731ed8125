import type { FunnelRow } from '@duetto/shared/domain'

/** 97.5 % quantile of the normal distribution, for a two-sided 95 % interval. */
const z = 1.959964

/**
 * Wilson score interval (95 %), which stays accurate for small samples and rates near 0 or 1. Null if `trials` is 0.
 */
export const wilsonInterval = (successes: number, trials: number): FunnelRow['interval'] => {
  if (trials <= 0) return null
  const rate = Math.min(successes / trials, 1)
  const spread = z ** 2 / trials
  const centre = (rate + spread / 2) / (1 + spread)
  const margin = (z * Math.sqrt((rate * (1 - rate) + spread / 4) / trials)) / (1 + spread)
  return { low: Math.max(0, centre - margin), high: Math.min(1, centre + margin) }
}
