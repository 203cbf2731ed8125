import type { ActiveDiscount, CallResponse } from '@duetto/shared/contract'
import { timeBonusCode, welcomeDiscount, lookup } from '@duetto/shared/domain'
import type { CodeRow } from './discounts.repository'

type DiscountCode = NonNullable<CallResponse<'getDiscountCode'>['discountcode']>

export const presentCode = (row: CodeRow, now: Date): DiscountCode => ({
  code: row.code,
  country: row.country,
  user_id: row.user_id,
  expires: row.expires_at?.toISOString() ?? null,
  value_percentage: row.percent,
  currency: row.currency,
  minimum_order_value: row.minimum_minor,
  status: row.status,
  validity: row.validity,
  expired: row.expires_at !== null && row.expires_at <= now,
  paymentmethods: row.methods,
})

const kinds: Record<string, ActiveDiscount['kind']> = {
  [timeBonusCode.code]: 'timebonus',
  [welcomeDiscount.code]: 'welcome',
}

export const presentActive = (row: CodeRow): ActiveDiscount => ({
  code: row.code,
  percent: row.percent,
  kind: lookup(kinds, row.code) ?? 'code',
  expires: row.expires_at?.toISOString() ?? null,
})
