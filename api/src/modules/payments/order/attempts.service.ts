import { methodFacts } from '@duetto/shared/domain'
import { DomainError } from '../../../http/DomainError'
import type { Deps } from '../../../app/deps'
import { settingsOf, siteUrl } from '../../../infra/delivery/readerSite'
import { lockBalance } from '../../ledger/ledger.repository'
import { findShown, lockPayment } from '../payments.repository'
import type { PaymentRow, ShownRow } from '../payments.repository'
import { inferredUpdate } from '../provider-events/inferredUpdate'
import { applyProviderUpdate } from '../provider-events/providerUpdate.service'
import type { NewPayment, PaymentProvider, ProviderPayment } from '../provider/PaymentProvider'
import { ProviderDownError, callProvider } from '../provider/callProvider'
import { findAttempt, markResent, markSent, setProviderId, unmarkSent } from './attempts.repository'
import type { AttemptRow } from './attempts.repository'
import { findBuyer } from './buyers.repository'
import { composeInstructions } from './instructions'

export const requirePayment = async (deps: Deps, userId: number, id: number): Promise<ShownRow> => {
  const row = await findShown(deps.db, userId, id)
  if (!row) throw new DomainError('not_found')
  return row
}

type ProviderCall = (provider: PaymentProvider, payment: NewPayment) => Promise<ProviderPayment>

export const openAttempt = async (deps: Deps, row: PaymentRow): Promise<void> => {
  const attempt = await findUnopened(deps, row)
  if (!attempt) return
  const payment = await describePayment(deps, row, attempt)
  await submit(deps, row, attempt, (provider) => provider.createPayment(payment))
}

/**
 * Charges the member without the provider's page. If the response is lost, the payment is `unknown` until
 * `resumeCharges` or a webhook changes it.
 */
export const openCharge = async (
  deps: Deps,
  row: PaymentRow,
  { call, mandate }: { call: ProviderCall; mandate: string | null },
): Promise<void> => {
  const attempt = await findUnopened(deps, row)
  if (!attempt) return
  // Before the mark, because a suspension makes it fail.
  const payment = await describePayment(deps, row, attempt)
  const sentAt = deps.now()
  const sending = await reserveSending(deps, row, attempt.id, { mandate, sentAt })
  if (!sending) return
  try {
    await submit(deps, row, attempt, (provider) => call(provider, payment))
  } catch (error) {
    if (!(error instanceof ProviderDownError)) throw error
    if (error.mayHaveSucceeded)
      return applyProviderUpdate(deps, inferredUpdate(row, attempt, { state: 'unknown', failure: null }))
    if (sending.isFirst)
      await deps.db.tx(async (tx) => {
        await lockBalance(tx, row.user_id)
        await unmarkSent(tx, attempt.id, sentAt)
      })
    throw error
  }
}

/**
 * Marks the charge as sent, or returns undefined if the order has ended. The transactions that end an unpaid order lock
 * the wallet too. Therefore a sent charge cannot be cancelled, nor a cancelled one sent.
 */
const reserveSending = (
  { db }: Deps,
  { id, user_id: userId }: PaymentRow,
  attemptId: number,
  { mandate, sentAt }: { mandate: string | null; sentAt: Date },
): Promise<{ isFirst: boolean } | undefined> =>
  db.tx(async (tx) => {
    await lockBalance(tx, userId)
    if (!canBeSent(await lockPayment(tx, id))) return undefined
    const isFirst = await markSent(tx, attemptId, mandate, sentAt)
    if (!isFirst) await markResent(tx, attemptId, sentAt)
    return { isFirst }
  })

const canBeSent = ({ state }: PaymentRow): boolean => state === 'created' || state === 'unknown'

const findUnopened = async ({ db }: Deps, row: PaymentRow): Promise<AttemptRow | undefined> => {
  const attempt = await findAttempt(db, row.id)
  return canBeSent(row) && attempt?.provider_id === null ? attempt : undefined
}

const submit = async (
  deps: Deps,
  row: PaymentRow,
  { id, provider: name }: AttemptRow,
  call: (provider: PaymentProvider) => Promise<ProviderPayment>,
): Promise<void> => {
  const update = await callProvider(deps, name, call)
  await saveResult(deps, row, id, update)
  await applyProviderUpdate(deps, { paymentId: row.id, provider: name, update })
}

const saveResult = async (
  deps: Deps,
  row: PaymentRow,
  attemptId: number,
  update: ProviderPayment,
): Promise<void> => {
  const mail = update.instructions ? await composeInstructions(deps, row, update.instructions) : null
  await deps.db.tx(async (tx) => {
    const isFirst = (await setProviderId(tx, attemptId, update)) > 0
    if (mail && isFirst) await deps.mail.send(mail, tx)
  })
}

export const shopperOf = (userId: number): string => `member-${userId}`

const describePayment = async (
  deps: Deps,
  row: PaymentRow,
  { reference }: AttemptRow,
): Promise<NewPayment> => {
  const { language, host } = await findBuyer(deps.db, row.user_id, row.country)
  const url = siteUrl(deps.config, await settingsOf(deps, { host }))
  return {
    reference,
    amountMinor: row.price_minor,
    currency: row.currency,
    description: `${row.credits} credits`,
    method: row.method,
    family: methodFacts[row.method].family,
    country: row.country,
    locale: language,
    shopper: shopperOf(row.user_id),
    returnUrl: `${url}/credits/${row.package}/${row.method}?payment=${row.id}`,
    wantsMandate: methodFacts[row.method].isRecurring,
    isHeld: row.is_held,
  }
}
