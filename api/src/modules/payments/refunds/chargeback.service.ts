import { methodFacts } from '@duetto/shared/domain'
import type { Db } from '../../../infra/db/Db'
import { insertDebt } from '../../ledger/debts.repository'
import { sumReclaimed } from '../../ledger/entries.repository'
import { reclaimCredits } from '../../ledger/ledger.service'
import { blockDirectDebit, endMandatesOf } from '../mandates/mandates.repository'
import { endPremium, setState } from '../payments.repository'
import type { PaymentRow } from '../payments.repository'

export const recordChargeback = async (tx: Db, row: PaymentRow, now: Date): Promise<void> => {
  await reclaimCredits(tx, {
    userId: row.user_id,
    paymentId: row.id,
    most: row.credits,
    kind: 'charge_back',
    sourceKey: `charge_back:${row.id}`,
  })
  const used = row.credits - (await sumReclaimed(tx, row.user_id, row.id))
  if (used > 0) await insertDebt(tx, { userId: row.user_id, paymentId: row.id, credits: used, now })
  await setState(tx, row.id, { state: 'charged_back', failure: 'charged_back', received: 0 })
  await endPremium(tx, row.user_id)
  await endMandatesOf(tx, row.user_id, row.method, now)
  if (methodFacts[row.method].family === 'debit') await blockDirectDebit(tx, row.user_id, now)
}
