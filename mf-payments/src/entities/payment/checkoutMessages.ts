import { defineMessages } from '@duetto/shared/i18n'

export const checkoutMessages = defineMessages({
  title: { id: 'payments.checkout.title', defaultMessage: 'Payment', description: 'Heading of the checkout' },
  method: {
    id: 'payments.checkout.method',
    defaultMessage: 'How would you like to pay?',
    description: 'Heading of the choice of methods',
  },
  brands: {
    id: 'payments.checkout.brands',
    defaultMessage: '{brands}',
    description: 'Card brands under a method, e.g. Visa, MasterCard',
  },
  noSurcharge: {
    id: 'payments.checkout.noSurcharge',
    defaultMessage: 'no surcharge',
    description: 'Under a method',
  },
  surcharge: {
    id: 'payments.checkout.surcharge',
    defaultMessage: 'surcharge {price}',
    description: 'Under a method',
  },
  discontinued: {
    id: 'payments.checkout.discontinued',
    defaultMessage: 'no longer offered',
    description: 'Under a method that does not exist any more',
  },
  blocked: {
    id: 'payments.checkout.blocked',
    defaultMessage: 'blocked for your account',
    description: 'Under a method that is blocked',
  },
  summary: {
    id: 'payments.checkout.summary',
    defaultMessage: 'Summary',
    description: 'Heading of the summary',
  },
  credits: {
    id: 'payments.checkout.credits',
    defaultMessage: '{count, number} credits',
    description: 'Line of the summary',
  },
  discount: {
    id: 'payments.checkout.discount',
    defaultMessage: 'Discount {percent, number}%',
    description: 'Line of the summary',
  },
  surchargeLine: {
    id: 'payments.checkout.surchargeLine',
    defaultMessage: 'Surcharge',
    description: 'Line of the summary',
  },
  total: { id: 'payments.checkout.total', defaultMessage: 'Total', description: 'Line of the summary' },
  haveCode: {
    id: 'payments.checkout.haveCode',
    defaultMessage: 'Enter a discount code',
    description: 'Opens the field for a code',
  },
  code: { id: 'payments.checkout.code', defaultMessage: 'Discount code', description: 'Field' },
  apply: { id: 'payments.checkout.apply', defaultMessage: 'Use code', description: 'Button' },
  applied: {
    id: 'payments.checkout.applied',
    defaultMessage: 'Code {code}',
    description: 'A code that holds',
  },
  removeCode: {
    id: 'payments.checkout.removeCode',
    defaultMessage: 'Remove code {code}',
    description: 'Button',
  },
  order: {
    id: 'payments.checkout.order',
    defaultMessage: 'Order and pay {price}',
    description:
      'Order button. Must say that pressing it obliges to pay; reviewed by a lawyer in each language',
  },
  at: {
    id: 'payments.checkout.now',
    defaultMessage:
      'The credits are there as soon as you have paid. Unused ones can be returned for {days, number} days.',
    description: 'Above the order button',
  },
  once: {
    id: 'payments.checkout.once',
    defaultMessage: 'One payment, no subscription.',
    description: 'Under the order button',
  },
  change: {
    id: 'payments.checkout.change',
    defaultMessage: 'Choose another package',
    description: 'Link back to the packages',
  },
  unknownPackage: {
    id: 'payments.checkout.unknownPackage',
    defaultMessage: 'This package does not exist',
    description: 'Heading for a wrong address',
  },
})

export const resultMessages = defineMessages({
  pendingTitle: {
    id: 'payments.result.pendingTitle',
    defaultMessage: 'Your payment is on its way',
    description: 'Heading while the provider has not decided',
  },
  pendingText: {
    id: 'payments.result.pendingText',
    defaultMessage:
      'We wait for your bank. You can close this page: the credits come by themselves, and we write to you.',
    description: 'Text while pending',
  },
  completedTitle: {
    id: 'payments.result.completedTitle',
    defaultMessage: 'Payment completed',
    description: 'Heading after a payment',
  },
  completedText: {
    id: 'payments.result.completedText',
    defaultMessage: '{count, number} credits are yours. You are Premium: all photos, all conversations.',
    description: 'Text after a payment',
  },
  receipt: {
    id: 'payments.result.receipt',
    defaultMessage: 'Receipt {number}',
    description: 'Number of the receipt',
  },
  toChats: {
    id: 'payments.result.toChats',
    defaultMessage: 'Go on writing',
    description: 'Button to the conversations',
  },
  toTransactions: {
    id: 'payments.result.toTransactions',
    defaultMessage: 'My purchases',
    description: 'Link to the transactions',
  },
  cancelledTitle: {
    id: 'payments.result.cancelledTitle',
    defaultMessage: 'The payment was cancelled',
    description: 'Heading after a cancelled payment',
  },
  failedTitle: {
    id: 'payments.result.failedTitle',
    defaultMessage: 'The payment did not go through',
    description: 'Heading after a failed payment',
  },
  notCharged: {
    id: 'payments.result.notCharged',
    defaultMessage: 'Nothing was charged. Your choices are kept below; try again or take another method.',
    description: 'Text after a failed or cancelled payment',
  },
  loading: {
    id: 'payments.result.loading',
    defaultMessage: 'Asking for your payment',
    description: 'While the outcome is loaded',
  },
  loadFailed: {
    id: 'payments.result.loadFailed',
    defaultMessage: 'The outcome could not be loaded',
    description: 'Heading when asking failed',
  },
  repeatTitle: {
    id: 'payments.repeat.title',
    defaultMessage: 'Repeat my last order',
    description: 'Heading',
  },
  repeatText: {
    id: 'payments.repeat.text',
    defaultMessage: 'The same package again, with the card that you used last.',
    description: 'Text',
  },
  repeatFailedCard: {
    id: 'payments.repeat.card',
    defaultMessage: 'Enter a card',
    description: 'Way out when the stored card failed',
  },
  repeatFailedOther: {
    id: 'payments.repeat.other',
    defaultMessage: 'Another method',
    description: 'Way out when the stored card failed',
  },
  repeatFailedPaypal: {
    id: 'payments.repeat.paypal',
    defaultMessage: 'PayPal',
    description: 'Way out when the stored card failed',
  },
})
