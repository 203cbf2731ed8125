import { countDays } from '@duetto/shared/domain'
import type { Days } from '@duetto/shared/domain'

/** Also false while a date is incomplete. */
export const isPeriod = (period: Days, max: number): boolean => {
  const days = countDays(period)
  return days >= 1 && days <= max
}
