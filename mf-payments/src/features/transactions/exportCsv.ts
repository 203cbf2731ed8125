import type { Payment } from '@duetto/shared/contract'
import { toCsv } from '@duetto/shared/domain'

const columns = [
  'payment_id',
  'created_at',
  'paid_at',
  'receipt_number',
  'credits',
  'method',
  'currency',
  'list_price_minor',
  'discount_minor',
  'surcharge_minor',
  'price',
  'refunded_minor',
  'state',
] as const satisfies readonly (keyof Payment)[]

export const purchasesCsv = (payments: readonly Payment[]): string => toCsv(columns, payments)

export const saveFile = (name: string, type: string, content: string): void => {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
