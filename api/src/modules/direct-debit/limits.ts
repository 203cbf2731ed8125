import { dayMs, limits } from '@duetto/shared/domain'
import { DomainError } from '../../http/DomainError'
import type { Db } from '../../infra/db/Db'
import { findDebits } from './directDebit.repository'

const windowMs = 30 * dayMs

export const checkDebitLimits = async (
  db: Db,
  userId: number,
  priceMinor: number,
  now: Date,
): Promise<void> => {
  const { open, total } = await findDebits(db, userId, new Date(now.getTime() - windowMs))
  if (open >= limits.directDebitOpenMax)
    throw new DomainError('debit_limit', { reason: 'open', limit: limits.directDebitOpenMax })
  const left = limits.directDebitMaxMinorPer30Days - total
  if (priceMinor > left)
    throw new DomainError('debit_limit', {
      reason: 'amount',
      limit_minor: limits.directDebitMaxMinorPer30Days,
      left_minor: Math.max(0, left),
    })
}
