import { defineMessages } from '@duetto/shared/i18n'

export const transactionMessages = defineMessages({
  title: { id: 'payments.transactions.title', defaultMessage: 'My purchases', description: 'Heading' },
  empty: {
    id: 'payments.transactions.empty',
    defaultMessage: 'You have bought nothing yet',
    description: 'Heading of the empty list',
  },
  emptyText: {
    id: 'payments.transactions.emptyText',
    defaultMessage: 'Packages of credits and their receipts stand here.',
    description: 'Text of the empty list',
  },
  toCredits: {
    id: 'payments.transactions.toCredits',
    defaultMessage: 'See packages',
    description: 'Link of the empty list',
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
  withdraw: {
    id: 'payments.transactions.withdraw',
    defaultMessage: 'Withdraw from contract here',
    description: 'Button; the wording follows consumer law',
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
      'The credits of this purchase that you have not used are taken back, and their share of {price} is refunded the way you paid.',
    description: 'Text of the confirming dialog',
  },
  confirm: {
    id: 'payments.withdraw.confirm',
    defaultMessage: 'Confirm withdrawal',
    description: 'Button of the confirming dialog; the wording follows consumer law',
  },
  keep: {
    id: 'payments.withdraw.keep',
    defaultMessage: 'Keep my credits',
    description: 'Button of the confirming dialog',
  },
  done: {
    id: 'payments.withdraw.done',
    defaultMessage:
      'Withdrawn on {day, date, long} at {time, time, short}. {credits, plural, one {# credit was} other {# credits were}} taken back and {price} is on its way to you. Reference {reference}; a copy comes by e-mail.',
    description: 'Receipt of the withdrawal',
  },
})
