import { defineMessages } from '@duetto/shared/i18n'

export const resultMessages = defineMessages({
  pendingTitle: {
    id: 'payments.result.pendingTitle',
    defaultMessage: 'Your payment is on its way',
    description: 'Heading while the provider has not decided',
  },
  pendingText: {
    id: 'payments.result.pendingText',
    defaultMessage:
      'We are waiting for your bank. You can close this page: you get your credits automatically, and we’ll e-mail you.',
    description: 'Text while pending',
  },
  authorisedTitle: {
    id: 'payments.result.authorisedTitle',
    defaultMessage: '{price} is reserved',
    description: 'Heading while the bank holds the money and the shop has not taken it yet',
  },
  authorisedText: {
    id: 'payments.result.authorisedText',
    defaultMessage:
      'Your bank holds the amount for us. You get your {count, number} credits as soon as we collect it, and we’ll e-mail you. Until then you can cancel.',
    description: 'Text while the bank holds the money',
  },
  releasingTitle: {
    id: 'payments.result.releasingTitle',
    defaultMessage: 'Your payment is being cancelled',
    description:
      'Heading after the member cancelled while the bank held the money; the bank has not released it yet',
  },
  releasingText: {
    id: 'payments.result.releasingText',
    defaultMessage:
      'We have asked your bank to release {price}. Nothing is taken from you, and we’ll e-mail you when it is done.',
    description: 'Text while the bank releases the money',
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
    defaultMessage: 'Back to your messages',
    description: 'Button to the conversations',
  },
  toTransactions: {
    id: 'payments.result.toTransactions',
    defaultMessage: 'See purchases',
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
    defaultMessage: 'Nothing was charged. Your choices are kept below; try again or choose another method.',
    description: 'Text after a failed or cancelled payment',
  },
  loading: {
    id: 'payments.result.loading',
    defaultMessage: 'Checking your payment',
    description: 'While the outcome is loaded',
  },
  loadFailed: {
    id: 'payments.result.loadFailed',
    defaultMessage: 'The payment status could not be loaded',
    description: 'Heading when asking failed',
  },
  openTitle: {
    id: 'payments.result.openTitle',
    defaultMessage: 'You have not paid yet',
    description: 'Heading after a return without paying',
  },
  openText: {
    id: 'payments.result.openText',
    defaultMessage: 'Nothing was charged. {count, number} credits for {price}, with {method}.',
    description: 'Text after a return without paying',
  },
  toBank: {
    id: 'payments.result.toBank',
    defaultMessage: 'Continue with {method}',
    description: 'Button back to the page of the bank or wallet',
  },
  otherMethod: {
    id: 'payments.result.otherMethod',
    defaultMessage: 'Choose another method',
    description: 'Button back to the checkout',
  },
  cancel: {
    id: 'payments.result.cancel',
    defaultMessage: 'Cancel this payment',
    description: 'Button',
  },
  cancelFailed: {
    id: 'payments.result.cancelFailed',
    defaultMessage: 'The payment could not be cancelled. Please try again.',
    description: 'Error',
  },
  transferTitle: {
    id: 'payments.result.transferTitle',
    defaultMessage: 'Pay {price} by bank transfer',
    description: 'Heading of the instructions for a transfer',
  },
  voucherTitle: {
    id: 'payments.result.voucherTitle',
    defaultMessage: 'Pay {price} with your voucher',
    description: 'Heading of the instructions for a voucher',
  },
  instructionsText: {
    id: 'payments.result.instructionsText',
    defaultMessage:
      'You get your credits as soon as the money arrives. We have e-mailed you these details too.',
    description: 'Under the instructions',
  },
  partialTitle: {
    id: 'payments.result.partialTitle',
    defaultMessage: '{price} is still missing',
    description: 'Heading when less money came than was due',
  },
  partialText: {
    id: 'payments.result.partialText',
    defaultMessage:
      '{received} of {price} has arrived. Send the rest with the same reference, and you get your credits automatically. Or write to {support}, and we’ll send it back.',
    description: 'Text when less money came than was due',
  },
  lookTitle: {
    id: 'payments.result.lookTitle',
    defaultMessage: 'We are looking into your payment',
    description: 'Heading when money of another currency came',
  },
  lookText: {
    id: 'payments.result.lookText',
    defaultMessage:
      'The amount that arrived does not match your order. Write to {support} if you have not heard from us within two days.',
    description: 'Text when money of another currency came',
  },
  expiredTitle: {
    id: 'payments.result.expiredTitle',
    defaultMessage: 'This payment has expired',
    description: 'Heading after an expired payment',
  },
  chargedBackTitle: {
    id: 'payments.result.chargedBackTitle',
    defaultMessage: 'Your bank reversed this payment',
    description: 'Heading after a charge-back',
  },
  chargedBackText: {
    id: 'payments.result.chargedBackText',
    defaultMessage: 'The unused credits from this purchase have been removed.',
    description: 'Text after a charge-back',
  },
  returnedTitle: {
    id: 'payments.result.returnedTitle',
    defaultMessage: 'Your payment is being refunded',
    description: 'Heading after money came for an order that could not be honoured',
  },
  returnedText: {
    id: 'payments.result.returnedText',
    defaultMessage:
      'You had already used its discount for another payment. {price} is on its way back to you.',
    description: 'Text after money came for an order that could not be honoured',
  },
  tryNext: {
    id: 'payments.result.tryNext',
    defaultMessage: 'Pay with {method} instead',
    description: 'Button after a payment that failed; names the next method',
  },
  writeTo: {
    id: 'payments.result.writeTo',
    defaultMessage: 'Keep writing to {name}',
    description: 'Button after a payment; back to the person one was writing to',
  },
  debtTaken: {
    id: 'payments.result.debtTaken',
    defaultMessage:
      '{count, plural, one {# credit} other {# credits}} went towards an earlier purchase that was charged back.',
    description: 'After a payment; credits that made a charged-back purchase good',
  },
})
