import type { PaymentMethod } from '@duetto/shared/domain'
import { defineMessages, inSentence } from '@duetto/shared/i18n'
import type { IntlShape, MessageDescriptor } from 'react-intl'

const methodMessages = defineMessages({
  creditcard: {
    id: 'payments.method.creditcard',
    defaultMessage: 'Credit card',
    description: 'Payment method',
  },
  paypal: { id: 'payments.method.paypal', defaultMessage: 'PayPal', description: 'Payment method' },
  applepay: { id: 'payments.method.applepay', defaultMessage: 'Apple Pay', description: 'Payment method' },
  googlepay: { id: 'payments.method.googlepay', defaultMessage: 'Google Pay', description: 'Payment method' },
  ideal: { id: 'payments.method.ideal', defaultMessage: 'iDEAL | Wero', description: 'Payment method' },
  bancontact: {
    id: 'payments.method.bancontact',
    defaultMessage: 'Bancontact',
    description: 'Payment method',
  },
  sofort: { id: 'payments.method.sofort', defaultMessage: 'Sofort', description: 'Payment method' },
  giropay: { id: 'payments.method.giropay', defaultMessage: 'Giropay', description: 'Payment method' },
  eps: { id: 'payments.method.eps', defaultMessage: 'EPS', description: 'Payment method' },
  blik: { id: 'payments.method.blik', defaultMessage: 'Blik', description: 'Payment method' },
  przelewy24: {
    id: 'payments.method.przelewy24',
    defaultMessage: 'Przelewy24',
    description: 'Payment method',
  },
  postepay: { id: 'payments.method.postepay', defaultMessage: 'PostePay', description: 'Payment method' },
  cartebancaire: {
    id: 'payments.method.cartebancaire',
    defaultMessage: 'Carte Bancaire',
    description: 'Payment method',
  },
  nexi: { id: 'payments.method.nexi', defaultMessage: 'Nexi', description: 'Payment method' },
  paysafecard: {
    id: 'payments.method.paysafecard',
    defaultMessage: 'Paysafecard',
    description: 'Payment method',
  },
  banktransfer: {
    id: 'payments.method.banktransfer',
    defaultMessage: 'Bank transfer',
    description: 'Payment method',
  },
  directdebit: {
    id: 'payments.method.directdebit',
    defaultMessage: 'Direct debit',
    description: 'Payment method',
  },
  other: {
    id: 'payments.method.other',
    defaultMessage: 'Another method',
    description: 'A payment method that this version of the site has no name for, in a list of purchases',
  },
})

/** Falls back to a general name for methods added by newer API versions. */
export const methodMessage = (method: PaymentMethod): MessageDescriptor =>
  Object.hasOwn(methodMessages, method) ? methodMessages[method] : methodMessages.other

const commonNames: ReadonlySet<string> = new Set<PaymentMethod>(['creditcard', 'banktransfer', 'directdebit'])

export const methodInSentence = (intl: IntlShape, method: PaymentMethod): string => {
  const name = intl.formatMessage(methodMessage(method))
  const isBrand = !commonNames.has(method) && Object.hasOwn(methodMessages, method)
  return isBrand ? name : inSentence(intl, name)
}
