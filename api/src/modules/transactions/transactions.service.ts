import type { CallResponse } from '@duetto/shared/contract'
import type { Deps } from '../../app/deps'
import { findEntriesOf } from '../ledger/entries.repository'
import { requirePayment } from '../payments/order/attempts.service'
import { presentPayment } from '../payments/payments.presenter'
import { findShownList } from '../payments/payments.repository'

const transactionsMax = 200

export const getTransactions = async (
  deps: Deps,
  userId: number,
  id?: number,
): Promise<CallResponse<'getTransactions'>> => {
  const rows =
    id === undefined
      ? await findShownList(deps.db, userId, transactionsMax)
      : [await requirePayment(deps, userId, id)]
  const now = deps.now()
  const entries = id === undefined ? [] : await findEntriesOf(deps.db, userId, id)
  return {
    transactions: rows.map((row) => presentPayment(row, now)),
    entries: entries.map(({ at, ...entry }) => ({ at: at.toISOString(), ...entry })),
  }
}
