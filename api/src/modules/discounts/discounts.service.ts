import type { CallResponse } from '@duetto/shared/contract'
import type { Country, PackageId, PaymentMethod } from '@duetto/shared/domain'
import { DomainError } from '../../http/DomainError'
import type { Deps } from '../../app/deps'
import type { Db } from '../../infra/db/Db'
import { findBuyer } from '../payments/order/buyers.repository'
import type { Buyer } from '../payments/order/buyers.repository'
import { findPackagePrices } from '../settings/prices'
import { siteHostOf } from '../settings/siteHost'
import { presentCode } from './discounts.presenter'
import { findCode, isCodeUsed } from './discounts.repository'
import type { CodeRow } from './discounts.repository'
import {
  firstPurchaseCode,
  isRunning,
  canUseFirstDiscount,
  timeBonusOf,
  welcomeCodeOf,
} from './firstPurchase'

export const findActiveDiscount = async (db: Db, buyer: Buyer, now: Date): Promise<CodeRow | null> => {
  const running = [timeBonusOf(buyer), welcomeCodeOf(buyer)].find((row) => isRunning(row, now))
  return running && (await canUseFirstDiscount(db, buyer, now)) ? running : null
}

interface Order {
  listMinor?: number
  method?: PaymentMethod
}

export const requireCode = async (
  db: Db,
  buyer: Buyer,
  code: string,
  order: Order,
  now: Date,
): Promise<CodeRow> => {
  const row = firstPurchaseCode(buyer, code) ?? (await findCode(db, code))
  if (!row || row.status !== 'active' || (row.user_id !== null && row.user_id !== buyer.id))
    throw new DomainError('discount_not_found')
  if (await isUsed(db, buyer, row, now)) throw new DomainError('discount_used')
  if (!isRunning(row, now))
    throw new DomainError('discount_expired', { expires: row.expires_at?.toISOString() })
  checkPlace(row, buyer)
  checkOrder(row, buyer, order)
  return row
}

const isUsed = async (db: Db, buyer: Buyer, row: CodeRow, now: Date): Promise<boolean> =>
  firstPurchaseCode(buyer, row.code)
    ? !(await canUseFirstDiscount(db, buyer, now))
    : isCodeUsed(db, row, buyer.id, now)

const checkPlace = (row: CodeRow, buyer: Buyer): void => {
  if (row.country !== null && row.country !== buyer.country)
    throw new DomainError('discount_country', { country: row.country })
  if (row.currency !== null && row.currency !== buyer.currency)
    throw new DomainError('discount_country', { currency: row.currency })
}

const checkOrder = (row: CodeRow, buyer: Buyer, { listMinor: price, method }: Order): void => {
  if (price !== undefined && price < row.minimum_minor)
    throw new DomainError('discount_minimum', {
      minimum_minor: row.minimum_minor,
      currency: buyer.currency,
    })
  if (method && row.methods.length > 0 && !row.methods.includes(method))
    throw new DomainError('discount_method', { methods: row.methods })
}

interface Query {
  welcome?: 'true'
  code?: string
  package?: PackageId
  paymentmethod?: PaymentMethod
}

export const getDiscountCode = async (
  deps: Deps,
  userId: number,
  { welcome, code, package: chosen, paymentmethod }: Query,
  { host, country }: { host: string; country: Country },
): Promise<CallResponse<'getDiscountCode'>> => {
  const now = deps.now()
  const buyer = await findBuyer(deps.db, userId, country)
  const find = async (): Promise<CodeRow | null> => {
    if (welcome) {
      const row = welcomeCodeOf(buyer)
      return isRunning(row, now) && (await canUseFirstDiscount(deps.db, buyer, now)) ? row : null
    }
    if (code === undefined) return findActiveDiscount(deps.db, buyer, now)
    const listMinor =
      chosen && (await findPackagePrices(deps.db, await siteHostOf(deps, host), buyer.currency))[chosen]
    return requireCode(deps.db, buyer, code, { listMinor, method: paymentmethod }, now)
  }
  const row = await find()
  return { discountcode: row ? presentCode(row, now) : null }
}

export const getTimeBonus = async (
  deps: Deps,
  userId: number,
  country: Country,
): Promise<CallResponse<'getTimeBonus'>> => {
  const now = deps.now()
  const buyer = await findBuyer(deps.db, userId, country)
  const row = timeBonusOf(buyer)
  const isVisible = isRunning(row, now) && (await canUseFirstDiscount(deps.db, buyer, now))
  const expires = row.expires_at?.toISOString() ?? ''
  return { timebonus: isVisible ? { ...presentCode(row, now), expires } : null, now: now.toISOString() }
}
