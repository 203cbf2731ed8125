import type { CallBody, CallResponse } from '@duetto/shared/contract'
import type { Country } from '@duetto/shared/domain'
import { methodFacts } from '@duetto/shared/domain'
import { DomainError } from '../../http/DomainError'
import type { Deps } from '../../app/deps'
import { releaseCode } from '../discounts/discounts.repository'
import { lockBalance } from '../ledger/ledger.repository'
import { getSettings } from '../settings/settings.service'
import { applyNews } from './provider-events/providerUpdate.service'
import { claimCheck, findAttempt } from './order/attempts.repository'
import { findBuyer } from './order/buyers.repository'
import type { Buyer } from './order/buyers.repository'
import { closeOrders } from './order/superseded.service'
import { endHold } from './holds/holds.service'
import { hostedPayment, openAttempt, openCharge, requirePayment } from './order/attempts.service'
import { placeOrder } from './order/order.service'
import type { Order, Placed, Placing } from './order/order.service'
import { presentPayment } from './payments.presenter'
import { lockPayment, setState } from './payments.repository'
import type { ProviderPayment } from './provider/PaymentProvider'
import { askProvider } from './provider/callProvider'
import { chooseProvider } from './provider/providerOf'
import { isOpen } from './provider-events/states'
import { requireWallet } from './order/wallets.service'

const askAgainMs = 3000

export interface Asked {
  userId: number
  host: string
  country: Country
  key: string
}
type Result = CallResponse<'startPayment'>

/** Stores a call's order; the same key returns the same order. */
export const place = async (
  deps: Deps,
  { userId, host, country, key }: Asked,
  order: Order,
  { body = order, check, provider: given }: Partial<Pick<Placing, 'body' | 'check' | 'provider'>> = {},
): Promise<Placed & { buyer: Buyer }> => {
  const buyer = await findBuyer(deps.db, userId, country)
  const settings = await getSettings(deps, { host, country: buyer.country })
  const provider = given ?? (await chooseProvider(deps, buyer.country, order.method))
  const placed = await deps.db.tx((tx) =>
    placeOrder(tx, {
      buyer,
      order,
      key,
      body,
      refundDays: settings.refund_days,
      provider,
      now: deps.now(),
      check,
    }),
  )
  await closeOrders(deps, placed.superseded)
  return { ...placed, buyer }
}

export const showPayment = async (deps: Deps, userId: number, id: number): Promise<Result> => ({
  payment: presentPayment(await requirePayment(deps, userId, id), deps.now()),
})

/**
 * PAY-03: starts a payment; the answer says where the member pays. With the token of a wallet it is charged at once. The token
 * is not part of the order: when the button is pressed again under the same key, the wallet issues a new one.
 */
export const startPayment = async (
  deps: Deps,
  asked: Asked,
  { wallet_token: walletToken, ...order }: CallBody<'startPayment'>,
): Promise<Result> => {
  if (walletToken !== undefined) await requireWallet(deps, asked, order.method)
  if (methodFacts[order.method].family === 'debit')
    throw new DomainError('method_unavailable', { method: order.method, reason: 'needs_account' })
  const { id, buyer } = await place(deps, asked, order)
  const row = await requirePayment(deps, asked.userId, id)
  if (row.price_minor === 0) await settleFree(deps, id, row.currency)
  else if (walletToken !== undefined)
    await openCharge(deps, row, {
      mandate: null,
      ask: (provider, reference) =>
        provider.createPayment({ reference, ...hostedPayment(deps, { buyer, row }), walletToken }),
    })
  else
    await openAttempt(deps, row, (provider, reference) =>
      provider.createPayment({ reference, ...hostedPayment(deps, { buyer, row }) }),
    )
  return showPayment(deps, asked.userId, id)
}

/** A 100 % discount: nothing to pay, so the provider is not involved. */
const settleFree = async (deps: Deps, id: number, currency: string): Promise<void> => {
  const attempt = await findAttempt(deps.db, id)
  const news: ProviderPayment = {
    providerId: `free-${id}`,
    reference: attempt?.reference ?? '',
    state: 'paid',
    currency,
    receivedMinor: 0,
    refundedMinor: 0,
    isChargedBack: false,
    failure: null,
    redirectUrl: null,
    mandate: null,
  }
  await applyNews(deps, { paymentId: id, provider: 'none', news })
}

/** A member's payment; the provider is queried about an open one, at most every few seconds. */
export const getPayment = async (deps: Deps, userId: number, id: number): Promise<Result> => {
  const row = await requirePayment(deps, userId, id)
  // Reserved money waits for us, not for the provider.
  if (isOpen(row.state) && row.state !== 'authorised') await checkPayment(deps, id, askAgainMs)
  return showPayment(deps, userId, id)
}

/**
 * The member comes back from the bank's page of a charge that asked for a confirmation: the provider decides with what the page
 * gave. What it gives for another payment changes nothing here.
 */
export const completePayment = async (
  deps: Deps,
  userId: number,
  id: number,
  result: string,
): Promise<Result> => {
  const row = await requirePayment(deps, userId, id)
  const attempt = await findAttempt(deps.db, id)
  if (attempt && isOpen(row.state)) {
    const news = await askProvider(deps, attempt.provider, async ({ completePayment: complete }) =>
      complete?.(result),
    )
    if (news?.reference === attempt.reference)
      await applyNews(deps, { paymentId: id, provider: attempt.provider, news })
  }
  return showPayment(deps, userId, id)
}

/**
 * The member abandons an open payment, or one whose money is only reserved. The provider is queried first and notified afterwards: a payment made
 * at that moment counts.
 */
export const cancelPayment = async (deps: Deps, userId: number, id: number): Promise<Result> => {
  const row = await requirePayment(deps, userId, id)
  if (row.state === 'authorised') await endHold(deps, id, 'release')
  if (row.state === 'requires_action' || row.state === 'created') {
    const attempt = await findAttempt(deps.db, id)
    const providerId = attempt?.provider_id
    // Being charged at this moment.
    if (attempt?.sent_at && !providerId) return showPayment(deps, userId, id)
    if (attempt && providerId) {
      const { provider: name } = attempt
      await askProvider(deps, name, (provider) => provider.cancelPayment(providerId))
      const news = await askProvider(deps, name, (provider) => provider.getPayment(providerId))
      if (news) await applyNews(deps, { paymentId: id, provider: name, news })
    }
    await cancelOpen(deps, userId, id)
  }
  return showPayment(deps, userId, id)
}

/** Ends the order here if nobody is paying it; money that still arrives is treated as late. */
const cancelOpen = (deps: Deps, userId: number, id: number): Promise<void> =>
  deps.db.tx(async (tx) => {
    await lockBalance(tx, userId)
    const { state } = await lockPayment(tx, id)
    if (state !== 'created' && state !== 'requires_action') return
    await setState(tx, id, { state: 'cancelled', failure: 'cancelled', received: 0 })
    await releaseCode(tx, id)
  })

/**
 * Queries the provider about a payment unless someone did within `everyMs`; an unavailable provider is not an
 * error here.
 */
export const checkPayment = async (deps: Deps, id: number, everyMs: number): Promise<void> => {
  const now = deps.now()
  if (!(await claimCheck(deps.db, id, new Date(now.getTime() - everyMs), now))) return
  const attempt = await findAttempt(deps.db, id)
  const providerId = attempt?.provider_id
  if (!providerId) return
  try {
    const news = await askProvider(deps, attempt.provider, (provider) => provider.getPayment(providerId))
    if (news) await applyNews(deps, { paymentId: id, provider: attempt.provider, news })
  } catch (error) {
    if (!(error instanceof DomainError && error.code === 'unavailable')) throw error
  }
}
