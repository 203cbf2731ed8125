import type { Company } from '@duetto/shared/contract'
import { isLocale, vatMinor } from '@duetto/shared/domain'
import { formatDay, formatPrice } from '../../../texts/format'
import type { PaymentRow } from '../../payments/payments.repository'
import { intlOf } from '../../../texts/intl'
import { receiptMessages as messages } from './messages'

export interface ReceiptLines {
  title: string
  facts: readonly (readonly [string, string])[]
  amounts: readonly (readonly [string, string])[]
  total: readonly [string, string]
  notes: readonly (readonly [string, string])[]
}

interface Facts {
  row: PaymentRow & { receipt_number: string; paid_at: Date }
  company: Company
  customer: string
  language: string
}

export const composeReceipt = ({ row, company, customer, language }: Facts): ReceiptLines => {
  const locale = isLocale(language) ? language : 'en'
  const { formatMessage } = intlOf(locale)
  const money = (minor: number) => formatPrice(minor, row.currency, locale)
  const { name, address, city, kvk, vat_numbers: vatNumbers } = company
  const rate = (permille: number) =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(permille / 1000)
  const vat = row.vat_permille
  return {
    title: formatMessage(messages.title, { number: row.receipt_number }),
    facts: [
      [formatMessage(messages.seller), [name, address, city, kvk, ...vatNumbers.slice(0, 1)].join(', ')],
      [formatMessage(messages.customer), customer],
      [formatMessage(messages.paidOn), formatDay(row.paid_at, locale)],
    ],
    amounts: [
      [formatMessage(messages.credits, { count: row.credits }), money(row.list_minor)],
      ...(row.discount_minor > 0
        ? [[formatMessage(messages.discount), money(-row.discount_minor)] as const]
        : []),
      ...(row.surcharge_minor > 0
        ? [[formatMessage(messages.surcharge), money(row.surcharge_minor)] as const]
        : []),
    ],
    total: [formatMessage(messages.total), money(row.price_minor)],
    notes: [
      ...(vat === null
        ? []
        : [
            [
              formatMessage(messages.vat, { rate: rate(vat) }),
              money(vatMinor(row.price_minor, vat)),
            ] as const,
          ]),
      ...(row.refunded_minor > 0
        ? [[formatMessage(messages.refunded), money(-row.refunded_minor)] as const]
        : []),
    ],
  }
}
