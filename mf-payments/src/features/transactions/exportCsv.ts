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

/** RFC 4180. A value never starts like a formula, which a spreadsheet would run. */
const cell = (value: unknown): string => {
  const text = value === null ? '' : String(value).replace(/^(?=[=+@\t\r])/, "'")
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The purchases as a table, amounts in minor units. */
export const toCsv = (payments: readonly Payment[]): string =>
  [columns.join(','), ...payments.map((payment) => columns.map((name) => cell(payment[name])).join(','))]
    .map((line) => `${line}\r\n`)
    .join('')

/** Offers a file as a download. */
export const saveFile = (name: string, type: string, content: string): void => {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
