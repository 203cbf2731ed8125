import { defineMessages } from '@duetto/shared/i18n'

export const transactionMessages = defineMessages({
  title: { id: 'payments.transactions.title', defaultMessage: 'Purchases', description: 'Heading' },
  empty: {
    id: 'payments.transactions.empty',
    defaultMessage: 'You have not bought anything yet',
    description: 'Heading of the empty list',
  },
  emptyText: {
    id: 'payments.transactions.emptyText',
    defaultMessage: 'Your purchases and receipts appear here.',
    description: 'Text of the empty list',
  },
  failed: {
    id: 'payments.transactions.failed',
    defaultMessage: 'Your purchases could not be loaded',
    description: 'Heading when loading failed',
  },
  line: {
    id: 'payments.transactions.line',
    defaultMessage: '{count, number} credits, {method}',
    description: 'One purchase',
  },
  completed: {
    id: 'payments.transactions.completed',
    defaultMessage: 'Paid',
    description: 'State of a purchase',
  },
  pending: {
    id: 'payments.transactions.pending',
    defaultMessage: 'On its way',
    description: 'State of a purchase',
  },
  authorised: {
    id: 'payments.transactions.authorised',
    defaultMessage: 'Reserved',
    description: 'State of a purchase: the bank holds the money and the shop has not taken it yet',
  },
  releasing: {
    id: 'payments.transactions.releasing',
    defaultMessage: 'Being cancelled',
    description: 'State of a purchase that the member cancelled: the bank has not released the money yet',
  },
  state: {
    id: 'payments.transactions.state',
    defaultMessage: 'See or cancel',
    description: 'Link to the page of a payment whose money is only reserved',
  },
  cancelled: {
    id: 'payments.transactions.cancelled',
    defaultMessage: 'Cancelled',
    description: 'State of a purchase',
  },
  failedState: {
    id: 'payments.transactions.failedState',
    defaultMessage: 'Failed',
    description: 'State of a purchase',
  },
  refunded: {
    id: 'payments.transactions.refunded',
    defaultMessage: 'Refunded',
    description: 'State of a purchase',
  },
  receipt: {
    id: 'payments.transactions.receipt',
    defaultMessage: 'Receipt {number}',
    description: 'Number of the receipt',
  },
  pdf: {
    id: 'payments.transactions.pdf',
    defaultMessage: 'Receipt (PDF)',
    description: 'Link to the receipt as a file',
  },
  pdfOf: {
    id: 'payments.transactions.pdfOf',
    defaultMessage: 'Receipt (PDF) {number}',
    description: 'The same link as it is read out, with the number of the receipt',
  },
  withdraw: {
    id: 'payments.transactions.withdraw',
    defaultMessage: 'Withdraw from contract here',
    description:
      'Button. Directive 2011/83/EU art. 11a(1) wants “withdraw from contract here” in the words of its version in your language, or as clear ones; DE § 356a(1) BGB “Vertrag widerrufen”; IT codice del consumo art. 54-bis',
  },
  until: {
    id: 'payments.transactions.until',
    defaultMessage: 'possible until {date, date, long}',
    description: 'Beside the button for withdrawal',
  },
  confirmTitle: {
    id: 'payments.withdraw.title',
    defaultMessage: 'Withdraw from this purchase?',
    description: 'Title of the confirming dialog',
  },
  confirmText: {
    id: 'payments.withdraw.text',
    defaultMessage:
      'You get {price} back for {credits, plural, one {# unused credit} other {# unused credits}}, the same way as you paid. These credits are removed.',
    description: 'Text of the confirming dialog',
  },
  confirm: {
    id: 'payments.withdraw.confirm',
    defaultMessage: 'Confirm withdrawal',
    description:
      'Button of the confirming dialog. Directive 2011/83/EU art. 11a(3) wants “confirm withdrawal” in the words of its version in your language, or as clear ones; DE § 356a(3) BGB “Widerruf bestätigen”; IT codice del consumo art. 54-bis “conferma recesso”',
  },
  keep: {
    id: 'payments.withdraw.keep',
    defaultMessage: 'Keep my credits',
    description: 'Button of the confirming dialog',
  },
  done: {
    id: 'payments.withdraw.done',
    defaultMessage:
      'Withdrawn on {day, date, long} at {time, time, short}. {credits, plural, one {# credit was} other {# credits were}} removed and {price} is on its way to you. Reference {reference}; we’ll e-mail you a copy.',
    description: 'Receipt of the withdrawal',
  },
  open: {
    id: 'payments.transactions.open',
    defaultMessage: 'Not paid yet',
    description: 'State of a purchase',
  },
  partial: {
    id: 'payments.transactions.partial',
    defaultMessage: 'Partly paid',
    description: 'State of a purchase',
  },
  expired: {
    id: 'payments.transactions.expired',
    defaultMessage: 'Expired',
    description: 'State of a purchase',
  },
  chargedBack: {
    id: 'payments.transactions.chargedBack',
    defaultMessage: 'Charged back',
    description: 'State of a purchase',
  },
  pay: {
    id: 'payments.transactions.pay',
    defaultMessage: 'Pay or cancel',
    description: 'Link at an open purchase',
  },
  details: {
    id: 'payments.transactions.details',
    defaultMessage: 'Details',
    description: 'Link to one purchase',
  },
  back: {
    id: 'payments.transactions.back',
    defaultMessage: 'All purchases',
    description: 'Link from one purchase to the list',
  },
  ledger: {
    id: 'payments.transactions.ledger',
    defaultMessage: 'Credits from this purchase',
    description: 'Heading above the movements of credits',
  },
  entryPurchase: {
    id: 'payments.transactions.entryPurchase',
    defaultMessage: 'Bought',
    description: 'Movement of credits',
  },
  entryDebt: {
    id: 'payments.transactions.entryDebt',
    defaultMessage: 'For a purchase that was charged back',
    description: 'Movement of credits',
  },
  entryWithdrawal: {
    id: 'payments.transactions.entryWithdrawal',
    defaultMessage: 'Removed after your withdrawal',
    description: 'Movement of credits',
  },
  entryRefund: {
    id: 'payments.transactions.entryRefund',
    defaultMessage: 'Removed with a refund',
    description: 'Movement of credits',
  },
  entryChargeBack: {
    id: 'payments.transactions.entryChargeBack',
    defaultMessage: 'Removed after a chargeback',
    description: 'Movement of credits',
  },
  balance: {
    id: 'payments.transactions.balance',
    defaultMessage: 'balance {count, number}',
    description: 'Beside a movement: the balance after it',
  },
  list: {
    id: 'payments.transactions.list',
    defaultMessage: 'Package',
    description: 'Row of the receipt: list price',
  },
  discount: {
    id: 'payments.transactions.discount',
    defaultMessage: 'Discount',
    description: 'Row of the receipt',
  },
  refundedRow: {
    id: 'payments.transactions.refundedRow',
    defaultMessage: 'Refunded',
    description: 'Row of the receipt',
  },
  seller: {
    id: 'payments.transactions.seller',
    defaultMessage: 'Seller',
    description: 'Label on the receipt',
  },
  paidOn: {
    id: 'payments.transactions.paidOn',
    defaultMessage: 'Paid on {date, date, long}',
    description: 'On the receipt',
  },
  print: {
    id: 'payments.transactions.print',
    defaultMessage: 'Print',
    description: 'Button at a receipt',
  },
  csv: {
    id: 'payments.transactions.csv',
    defaultMessage: 'Export as CSV',
    description: 'Button above the list',
  },
})
