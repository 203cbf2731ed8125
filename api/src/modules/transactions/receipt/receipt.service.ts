import { DomainError } from '../../../http/DomainError'
import type { Deps } from '../../../app/deps'
import { findBuyer } from '../../payments/order/buyers.repository'
import { requirePayment } from '../../payments/order/attempts.service'
import { getCompany } from '../../site/company'
import { renderReceipt } from './renderReceipt'
import { composeReceipt } from './lines'

export const createReceipt = async (
  deps: Deps,
  { userId, id, host }: { userId: number; id: number; host: string },
): Promise<{ number: string; pdf: Buffer }> => {
  const row = await requirePayment(deps, userId, id)
  const { receipt_number: number, paid_at: paidAt } = row
  if (number === null || paidAt === null) throw new DomainError('not_found')
  const { name, language } = await findBuyer(deps.db, userId, row.country)
  const lines = composeReceipt({
    row: { ...row, receipt_number: number, paid_at: paidAt },
    company: await getCompany(deps, host),
    customer: name,
    language,
  })
  return { number, pdf: await renderReceipt(lines, language) }
}
