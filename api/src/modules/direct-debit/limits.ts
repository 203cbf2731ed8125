import { dayMs, limits } from '@duetto/shared/domain'
import { DomainError } from '../../http/DomainError'
import type { Db } from '../../infra/db/Db'
import { findDebits } from './directDebit.repository'

const windowMs = 30 * dayMs

/** `paymentId`: the order to exclude from the count, if it is already stored. The member's wallet must be locked. */
export const checkDebitLimits = async (
  tx: Db,
  userId: number,
  { paymentId = null, priceMinor }: { paymentId?: number | null; priceMinor: number },
  now: Date,
): Promise<void> => {
  const { open, total } = await findDebits(tx, userId, new Date(now.getTime() - windowMs), paymentId)
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
