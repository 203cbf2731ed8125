import { defineMessages } from '@duetto/shared/i18n'

export const checkoutMessages = defineMessages({
  method: {
    id: 'payments.checkout.method',
    defaultMessage: 'How would you like to pay?',
    description: 'Heading of the choice of methods',
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
  takesDays: {
    id: 'payments.checkout.takesDays',
    defaultMessage: 'one to two working days',
    description: 'Under bank transfer: how long it takes',
  },
  byText: {
    id: 'payments.checkout.byText',
    defaultMessage: 'confirmed by text message',
    description: 'Under direct debit',
  },
})
