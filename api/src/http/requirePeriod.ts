import { countDays } from '@duetto/shared/domain'
import type { Days } from '@duetto/shared/domain'
import { DomainError } from './DomainError'

export const requirePeriod = (days: Days, max: number): void => {
  const count = countDays(days)
  if (count >= 1 && count <= max) return
  const reason = count < 1 ? 'is after the last day' : `is more than ${max - 1} days before the last day`
  throw new DomainError('bad_input', { field: 'from', reason })
}
