import { defineMessages } from '@duetto/shared/i18n'
import { createErrorMessage } from '@duetto/shared/texts'

export const messages = defineMessages({
  unknown: {
    id: 'payments.failure.unknown',
    defaultMessage: 'An error occurred, please try again later. Nothing was charged.',
    description: 'Any fault without a sentence of its own',
  },
  network: {
    id: 'payments.failure.network',
    defaultMessage: 'There is no connection. Check your network and try again; you won’t pay twice.',
    description: 'No answer from the server',
  },
  unavailable: {
    id: 'payments.failure.unavailable',
    defaultMessage: 'Payments are busy at the moment. Please try again in a minute.',
    description: 'Server or provider away',
  },
  conflict: {
    id: 'payments.failure.conflict',
    defaultMessage: 'The price has changed. Check the new total and order again.',
    description: 'The total is another one now',
  },
  methodGone: {
    id: 'payments.failure.methodGone',
    defaultMessage: 'This payment method is not available at the moment. Please choose another one.',
    description: 'Method not offered',
  },
  methodBlocked: {
    id: 'payments.failure.methodBlocked',
    defaultMessage: 'Your account is blocked for direct debit. Please choose another method.',
    description: 'Direct debit blocked after a charge-back',
  },
  debitLimit: {
    id: 'payments.failure.debitLimit',
    defaultMessage:
      'You have reached the limit for direct debit. Try later, or choose a smaller package or another method.',
    description: 'Limit of direct debits',
  },
  recurring: {
    id: 'payments.failure.recurring',
    defaultMessage:
      'Your stored card could not be charged. Enter your card details, or choose another method or PayPal.',
    description: 'Recurring card payment failed',
  },
  nothing: {
    id: 'payments.failure.nothing',
    defaultMessage: 'There is no earlier order to repeat yet. Choose a package.',
    description: 'Repeat order without an order',
  },
  notFound: {
    id: 'payments.failure.codeNotFound',
    defaultMessage: 'This code does not exist. Check the spelling.',
    description: 'Discount code unknown',
  },
  used: {
    id: 'payments.failure.codeUsed',
    defaultMessage: 'You have already used this code.',
    description: 'Discount code used',
  },
  expired: {
    id: 'payments.failure.codeExpired',
    defaultMessage: 'This code has expired.',
    description: 'Discount code expired',
  },
  minimum: {
    id: 'payments.failure.codeMinimum',
    defaultMessage: 'This code is for larger packages. Choose a larger one.',
    description: 'Discount code needs a minimum order',
  },
  country: {
    id: 'payments.failure.codeCountry',
    defaultMessage: 'This code is not valid in your country.',
    description: 'Discount code for another country',
  },
  method: {
    id: 'payments.failure.codeMethod',
    defaultMessage: 'This code is not valid with this payment method.',
    description: 'Discount code for other methods',
  },
  smsInvalid: {
    id: 'payments.failure.smsInvalid',
    defaultMessage: 'This code is wrong. Check the text message and try again.',
    description: 'Wrong code of direct debit',
  },
  smsExpired: {
    id: 'payments.failure.smsExpired',
    defaultMessage: 'This code has expired. Start again to get a new one.',
    description: 'Code of direct debit too old',
  },
  smsLimit: {
    id: 'payments.failure.smsLimit',
    defaultMessage: 'You have requested too many codes. Try again in an hour.',
    description: 'Too many codes of direct debit',
  },
  badInput: {
    id: 'payments.failure.badInput',
    defaultMessage: 'Something you entered was not accepted. Please check the IBAN and the mobile number.',
    description: 'Input refused',
  },
  refundChanged: {
    id: 'payments.failure.refundChanged',
    defaultMessage:
      'The amount has changed, because you used credits in the meantime. Check it and confirm again.',
    description: 'The amount changed between display and confirmation of a withdrawal',
  },
  purchaseNotFound: {
    id: 'payments.failure.purchaseNotFound',
    defaultMessage: 'This purchase does not exist, or it belongs to another account.',
    description: 'The purchase in the address does not exist or is not the member’s',
  },
  closed: {
    id: 'payments.failure.closed',
    defaultMessage:
      'You can no longer withdraw from this purchase: the withdrawal period has ended, or all of its credits are used.',
    description: 'Withdrawal not possible',
  },
})

/** Messages for failed reads, which must not claim that nothing was charged. */
export const loadFailureMessage = createErrorMessage({
  unavailable: messages.unavailable,
  not_found: messages.purchaseNotFound,
})

const own = {
  unknown: messages.unknown,
  network: messages.network,
  unavailable: messages.unavailable,
  conflict: messages.conflict,
  method_unavailable: messages.methodGone,
  method_blocked: messages.methodBlocked,
  debit_limit: messages.debitLimit,
  recurring_failed: messages.recurring,
  nothing_to_repeat: messages.nothing,
  discount_not_found: messages.notFound,
  discount_used: messages.used,
  discount_expired: messages.expired,
  discount_minimum: messages.minimum,
  discount_country: messages.country,
  discount_method: messages.method,
  sms_code_invalid: messages.smsInvalid,
  sms_code_expired: messages.smsExpired,
  sms_limit: messages.smsLimit,
  bad_input: messages.badInput,
  refund_closed: messages.closed,
  not_found: messages.purchaseNotFound,
}
export const failureMessage = createErrorMessage(own)
export const withdrawalFailureMessage = createErrorMessage({ ...own, conflict: messages.refundChanged })
