import { defineMessages } from '@duetto/shared/i18n'

export const pageMessages = defineMessages({
  balance: {
    id: 'payments.offer.balance',
    defaultMessage: 'You have {count, plural, one {# credit} other {# credits}}.',
    description: 'Balance on the credits page',
  },
  creditsTitle: {
    id: 'payments.offer.creditsTitle',
    defaultMessage: 'Credits for messages and gifts',
    description: 'Heading of the credits page',
  },
  repeat: {
    id: 'payments.offer.repeat',
    defaultMessage: 'Repeat my last order',
    description: 'Link for paying members',
  },
  title: { id: 'payments.checkout.title', defaultMessage: 'Payment', description: 'Heading of the checkout' },
  unknownPackage: {
    id: 'payments.checkout.unknownPackage',
    defaultMessage: 'This package does not exist',
    description: 'Heading for a wrong address',
  },
  change: {
    id: 'payments.checkout.change',
    defaultMessage: 'Choose another package',
    description: 'Link back to the packages',
  },
})
