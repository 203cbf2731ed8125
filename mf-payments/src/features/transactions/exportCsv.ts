import type { Payment } from '@duetto/shared/contract'

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

/** Escapes a value by RFC 4180, and prefixes formulas, which spreadsheets would run. */
const cell = (value: unknown): string => {
  const text = value === null ? '' : String(value).replace(/^(?=[=+@\t\r])/, "'")
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Exports purchases as CSV, with amounts in minor units. */
export const toCsv = (payments: readonly Payment[]): string =>
  [columns.join(','), ...payments.map((payment) => columns.map((name) => cell(payment[name])).join(','))]
    .map((line) => `${line}\r\n`)
    .join('')

export const saveFile = (name: string, type: string, content: string): void => {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
