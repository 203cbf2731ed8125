import type { CallBody, CallResponse } from '@duetto/shared/contract'
import { methodFacts } from '@duetto/shared/domain'
import type { Deps } from '../../../app/deps'
import { DomainError } from '../../../http/DomainError'
import { siteHostOf } from '../../settings/siteHost'
import { getSettings } from '../../settings/settings.service'
import { findByKey, findForMessage } from '../payments.repository'
import type { PaymentRow } from '../payments.repository'
import { cancelPayment, showPayment } from '../payments.service'
import { inferredUpdate } from '../provider-events/inferredUpdate'
import { applyProviderUpdate } from '../provider-events/providerUpdate.service'
import { chooseProvider } from '../provider/providerOf'
import { findAttempt } from './attempts.repository'
import { openAttempt, openCharge, requirePayment } from './attempts.service'
import { findBuyer } from './buyers.repository'
import { closeProviderPages } from './closeProviderPages'
import { insertOrder } from './order.service'
import type { Order, OrderInput, OrderResult } from './order.service'
import type { RequestContext } from './RequestContext'
import { requireWallet } from './wallets.service'

export const createOrder = async (
  deps: Deps,
  { userId, host, country, key }: RequestContext,
  order: Order,
  { body = order, check, provider: given }: Partial<Pick<OrderInput, 'body' | 'check' | 'provider'>> = {},
): Promise<OrderResult> => {
  const buyer = await findBuyer(deps.db, userId, country)
  const { refund_days: refundDays } = await getSettings(deps, { host, country: buyer.country })
  const provider = given ?? (await chooseProvider(deps, buyer.country, order.method))
  const input = {
    buyer,
    host: await siteHostOf(deps, host),
    order,
    key,
    body,
    refundDays,
    provider,
    now: deps.now(),
    check,
  }
  const created = await deps.db.tx((tx) => insertOrder(tx, input))
  await closeProviderPages(deps, created.superseded)
  return created
}

/**
 * PAY-03. The order excludes the wallet token: a retry has a new one, and a different order would throw `key_reused`.
 */
export const startPayment = async (
  deps: Deps,
  context: RequestContext,
  { wallet_token: walletToken, ...order }: CallBody<'startPayment'>,
): Promise<CallResponse<'startPayment'>> => {
  if (walletToken !== undefined) await requireWallet(deps, context, order.method)
  if (methodFacts[order.method].family === 'debit')
    throw new DomainError('method_unavailable', { method: order.method, reason: 'needs_account' })
  if (order.message_key !== undefined) await endEarlier(deps, context, order.message_key)
  const { id } = await createOrder(deps, context, order)
  const row = await requirePayment(deps, context.userId, id)
  if (row.price_minor === 0) await settleFree(deps, row)
  else if (walletToken === undefined) await openAttempt(deps, row)
  else
    await openCharge(deps, row, {
      mandate: null,
      call: (provider, payment) => provider.createPayment({ ...payment, walletToken }),
    })
  return showPayment(deps, context.userId, id)
}

const endEarlier = async (deps: Deps, { userId, key }: RequestContext, messageKey: string): Promise<void> => {
  if (await findByKey(deps.db, userId, key)) return
  const earlier = await findForMessage(deps.db, userId, messageKey)
  if (earlier?.state === 'requires_action') await cancelPayment(deps, userId, earlier.id)
}

const settleFree = async (deps: Deps, row: PaymentRow): Promise<void> => {
  const attempt = await findAttempt(deps.db, row.id)
  const providerId = `free-${row.id}`
  const free = inferredUpdate(row, attempt, { state: 'paid', failure: null, providerId })
  await applyProviderUpdate(deps, { ...free, provider: 'none' })
}
