import { defineMessages } from '../../../texts/defineMessages'

export const receiptMessages = defineMessages({
  title: {
    id: 'receipt.title',
    defaultMessage: 'Receipt {number}',
    description: 'Title of a receipt (PDF). {number}: receipt number',
  },
  seller: {
    id: 'receipt.seller',
    defaultMessage: 'Seller',
    description: 'Receipt: label of the company',
  },
  customer: {
    id: 'receipt.customer',
    defaultMessage: 'Customer',
    description: 'Receipt: label of the member’s name',
  },
  paidOn: {
    id: 'receipt.paidOn',
    defaultMessage: 'Paid on',
    description: 'Receipt: label of the date',
  },
  credits: {
    id: 'receipt.credits',
    defaultMessage: '{count} credits',
    description: 'Receipt: the credits that were bought. {count}: a number',
  },
  discount: {
    id: 'receipt.discount',
    defaultMessage: 'Discount',
    description: 'Receipt: label of an amount',
  },
  surcharge: {
    id: 'receipt.surcharge',
    defaultMessage: 'Surcharge',
    description: 'Receipt: label of an amount',
  },
  total: {
    id: 'receipt.total',
    defaultMessage: 'Total',
    description: 'Receipt: label of the total',
  },
  vat: {
    id: 'receipt.vat',
    defaultMessage: 'VAT included ({rate})',
    description: 'Receipt: label of the tax that the total includes. {rate}: percentage, e.g. “21 %”',
  },
  refunded: {
    id: 'receipt.refunded',
    defaultMessage: 'Refunded',
    description: 'Receipt: label of the amount paid back',
  },
})
