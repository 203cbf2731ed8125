import { createHash } from 'node:crypto'
import { discountedMinor, packageCredits } from '@duetto/shared/domain'
import type { PackageId, PaymentMethod } from '@duetto/shared/domain'
import { DomainError } from '../../../http/DomainError'
import type { Db } from '../../../infra/db/Db'
import { holdCode, supersedeOrders } from '../../discounts/discounts.repository'
import type { CodeRow } from '../../discounts/discounts.repository'
import { findActiveDiscount, requireCode } from '../../discounts/discounts.service'
import { conflictingCodes } from '../../discounts/firstPurchase'
import { lockBalance } from '../../ledger/ledger.repository'
import { requireOffer } from '../../packages/methods.service'
import { findHold, findVat } from '../../settings/payments'
import { findPackagePrices } from '../../settings/prices'
import { insertAttempt } from './attempts.repository'
import type { Buyer } from './buyers.repository'
import { findByKey, findForMessage, insertPayment } from '../payments.repository'

export interface Order {
  package: PackageId
  method: PaymentMethod
  /** Without a code, the active discount applies, unless `isWithoutDiscount`. */
  code?: string
  /** Total as shown to the member. Creating the order throws `conflict` if the price differs. */
  price_minor?: number
  message_key?: string
  isWithoutDiscount?: true
}

export interface OrderInput {
  buyer: Buyer
  host: string
  order: Order
  key: string
  /** Identifies the request, usually its body. Reusing `key` with a different `body` throws `key_reused`. */
  body: unknown
  refundDays: number
  provider: string
  now: Date
  check?: (tx: Db) => Promise<void>
}

export interface OrderResult {
  id: number
  isNew: boolean
  superseded: number[]
}

const notHeld = { is_held: false, capture_hours: null }

const hash = (body: unknown): string => createHash('sha256').update(JSON.stringify(body)).digest('base64url')

/** A repeated key returns the existing order. Locks the member's wallet, which serialises the member's orders. */
export const insertOrder = async (tx: Db, input: OrderInput): Promise<OrderResult> => {
  const { buyer, order, key, body, now } = input
  await lockBalance(tx, buyer.id)
  const before = await findByKey(tx, buyer.id, key)
  if (before) {
    if (before.body_hash !== hash(body)) throw new DomainError('key_reused')
    return { id: before.id, isNew: false, superseded: [] }
  }
  await input.check?.(tx)
  if (order.message_key !== undefined) await checkMessage(tx, buyer.id, order.message_key)
  const place = { host: input.host, country: buyer.country }
  const { surcharge_minor: surcharge } = await requireOffer(tx, place, buyer.id, order.method)
  const list = (await findPackagePrices(tx, input.host, buyer.currency))[order.package]
  const discount = await discountFor(tx, input, list)
  const discounted = discountedMinor(list, discount?.percent ?? 0)
  const price = discounted + surcharge
  if (order.price_minor !== undefined && order.price_minor !== price)
    throw new DomainError('conflict', { reason: 'price_changed', price_minor: price })
  const hold = price > 0 ? await findHold(tx, order.method) : notHeld
  const id = await insertPayment(tx, {
    user_id: buyer.id,
    key,
    body_hash: hash(body),
    package: order.package,
    credits: packageCredits[order.package],
    method: order.method,
    country: buyer.country,
    currency: buyer.currency,
    list_minor: list,
    discount_minor: list - discounted,
    surcharge_minor: surcharge,
    price_minor: price,
    discount_code: discount?.code ?? null,
    discount_validity: discount?.validity ?? null,
    refund_days: input.refundDays,
    vat_permille: await findVat(tx, buyer.country),
    created_at: now,
    message_key: order.message_key ?? null,
    ...hold,
  })
  if (id === undefined) throw new DomainError('conflict')
  const superseded = discount ? await holdDiscount(tx, discount, buyer.id, id, now) : []
  await insertAttempt(tx, { paymentId: id, provider: input.provider, now })
  return { id, isNew: true, superseded }
}

/** Another tab may have created an order for the same message. */
const checkMessage = async (tx: Db, userId: number, messageKey: string): Promise<void> => {
  const earlier = await findForMessage(tx, userId, messageKey)
  if (earlier) throw new DomainError('conflict', { reason: 'repeated', payment: earlier.id })
}

const discountFor = async (
  tx: Db,
  { buyer, order: { code, isWithoutDiscount, method }, now }: OrderInput,
  list: number,
): Promise<CodeRow | null> => {
  if (code !== undefined) return requireCode(tx, buyer, code, { listMinor: list, method }, now)
  return isWithoutDiscount ? null : findActiveDiscount(tx, buyer, now)
}

const holdDiscount = async (
  tx: Db,
  code: CodeRow,
  userId: number,
  paymentId: number,
  now: Date,
): Promise<number[]> => {
  const superseded = await supersedeOrders(tx, conflictingCodes(code.code), userId, now)
  if (!(await holdCode(tx, code, userId, paymentId))) throw new DomainError('discount_used')
  return superseded
}
