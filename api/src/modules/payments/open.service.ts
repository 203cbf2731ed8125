import { methodFacts } from '@duetto/shared/domain'
import { DomainError } from '../../http/DomainError'
import type { Deps } from '../../app/deps'
import { applyNews } from './apply.service'
import { findAttempt, setProviderId } from './attempts.repository'
import type { Buyer } from './buyer'
import { composeInstructions } from './instructions'
import { findShown } from './payments.repository'
import type { PaymentRow, ShownRow } from './payments.repository'
import type { NewPayment, PaymentProvider, ProviderPayment } from './provider/PaymentProvider'
import { askProvider } from './provider/ask'

export const requirePayment = async (deps: Deps, userId: number, id: number): Promise<ShownRow> => {
  const row = await findShown(deps.db, userId, id)
  if (!row) throw new DomainError('not_found')
  return row
}

type Ask = (provider: PaymentProvider, reference: string) => Promise<ProviderPayment>

/** Asks the provider for an order's payment and writes down what it says. An order that was opened before is left. */
export const openAttempt = async (deps: Deps, row: PaymentRow, ask: Ask): Promise<ProviderPayment | null> => {
  const attempt = await findAttempt(deps.db, row.id)
  if (!attempt || attempt.provider_id !== null || row.state !== 'created') return null
  const news = await askProvider(deps, attempt.provider, (provider) => ask(provider, attempt.reference))
  await tell(deps, row, attempt.id, news)
  await applyNews(deps, { paymentId: row.id, provider: attempt.provider, news })
  return news
}

/** Writes down where to pay. What is paid by transfer or voucher is told by mail as well, once. */
const tell = async (deps: Deps, row: PaymentRow, attemptId: number, news: ProviderPayment): Promise<void> => {
  const mail = news.instructions ? await composeInstructions(deps, row, news.instructions) : null
  await deps.db.tx(async (tx) => {
    const isFirst = (await setProviderId(tx, attemptId, news)) > 0
    if (mail && isFirst) await deps.mail.send(mail, tx)
  })
}

/** A payment on the provider's own page, from which the browser comes back to the order. */
export const hostedPayment = (
  deps: Deps,
  { buyer, row, debit }: { buyer: Buyer; row: PaymentRow; debit?: NewPayment['debit'] },
): Omit<NewPayment, 'reference'> => ({
  amountMinor: row.price_minor,
  currency: row.currency,
  description: `${row.credits} credits`,
  method: row.method,
  family: methodFacts[row.method].family,
  country: row.country,
  locale: buyer.language,
  shopper: `member-${row.user_id}`,
  returnUrl: `${deps.config.publicUrl}/credits/${row.package}/${row.method}?payment=${row.id}`,
  wantsMandate: methodFacts[row.method].isRecurring,
  debit,
})
