import { DomainError } from '../../http/DomainError'
import type { Db } from '../../infra/db/Db'
import { findDebt, settleDebts } from './debts.repository'
import { consumeLotOf, insertLot, lockBalance, postEntry, refillLotOf, sumLots } from './ledger.repository'
import type { Balance } from './ledger.repository'

interface Grant {
  userId: number
  credits: number
  kind: 'opening' | 'purchase' | 'correction'
  sourceKey: string
  paymentId?: number
}

/** Returns null if the credits were already granted under this source key. */
export const grantCredits = async (
  tx: Db,
  { userId, credits, kind, sourceKey, paymentId }: Grant,
): Promise<Balance | null> => {
  await lockBalance(tx, userId)
  const after = await postEntry(tx, { userId, credits, kind, sourceKey })
  if (!after) return null
  await insertLot(tx, userId, credits, paymentId ?? null)
  return after
}

interface Adjustment {
  userId: number
  credits: number
  sourceKey: string
}

/**
 * Positive `credits` become a new lot. A negative amount is deducted from the lots later, like spending. Throws
 * `conflict` if the source key was already used. The wallet must be locked.
 */
export const adjustCredits = async (tx: Db, { userId, credits, sourceKey }: Adjustment): Promise<Balance> => {
  const entry = { userId, credits, kind: 'correction', sourceKey } as const
  const after = credits > 0 ? await grantCredits(tx, entry) : await postEntry(tx, entry)
  if (!after) throw new DomainError('conflict')
  return after
}

interface Removal {
  userId: number
  paymentId: number
  most: number
  kind: 'withdrawal' | 'refund' | 'charge_back' | 'debt'
  sourceKey: string
}

export const reclaimCredits = async (
  tx: Db,
  { userId, paymentId, most, kind, sourceKey }: Removal,
): Promise<number> => {
  const { credits } = await lockBalance(tx, userId)
  const taken = await consumeLotOf(tx, { userId, paymentId }, Math.min(most, credits))
  if (taken === 0) return 0
  const after = await postEntry(tx, { userId, credits: -taken, kind, sourceKey })
  if (!after) throw new DomainError('conflict')
  return taken
}

interface Refund {
  userId: number
  paymentId: number
  credits: number
  sourceKey: string
}

export const restoreCredits = async (
  tx: Db,
  { userId, paymentId, credits, sourceKey }: Refund,
): Promise<void> => {
  await lockBalance(tx, userId)
  if (credits === 0) return
  await refillLotOf(tx, { userId, paymentId }, credits)
  if (!(await postEntry(tx, { userId, credits, kind: 'refund', sourceKey })))
    throw new DomainError('conflict')
}

interface Return {
  userId: number
  credits: number
  kind: 'unanswered' | 'correction'
  sourceKey: string
}

/**
 * Creates a new lot only for spent credits that were already deducted from the lots. Throws `conflict` if the source
 * key was already used. The wallet must be locked.
 */
export const returnCredits = async (
  tx: Db,
  { userId, credits, kind, sourceKey }: Return,
): Promise<Balance> => {
  const after = await postEntry(tx, { userId, credits, kind, sourceKey })
  if (!after) throw new DomainError('conflict')
  const missing = after.credits - (await sumLots(tx, userId))
  if (missing > 0) await insertLot(tx, userId, missing, null)
  return after
}

/** Returns the number of credits used. The wallet must be locked. */
export const coverDebt = async (tx: Db, userId: number, paymentId: number): Promise<number> => {
  const debt = await findDebt(tx, userId)
  if (debt === 0) return 0
  const taken = await reclaimCredits(tx, {
    userId,
    paymentId,
    most: debt,
    kind: 'debt',
    sourceKey: `debt:${paymentId}`,
  })
  await settleDebts(tx, userId, taken)
  return taken
}
