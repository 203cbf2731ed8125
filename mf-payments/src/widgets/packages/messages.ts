import { defineMessages } from '@duetto/shared/i18n'

export const packageMessages = defineMessages({
  group: {
    id: 'payments.offer.group',
    defaultMessage: 'Package',
    description: 'Name of the choice of packages',
  },
  unit: {
    id: 'payments.offer.unit',
    defaultMessage: 'credits',
    description: 'Under the number of credits of a package',
  },
  perMessage: {
    id: 'payments.offer.perMessage',
    defaultMessage: '{price} per message',
    description: 'Price of one message in a package',
  },
  usual: {
    id: 'payments.offer.usual',
    defaultMessage: 'Usual choice',
    description: 'Tag on the package most members take',
  },
  off: {
    id: 'payments.offer.off',
    defaultMessage: '{percent, number}% off your first credits',
    description: 'Discount that holds',
  },
  offUntil: {
    id: 'payments.offer.offUntil',
    defaultMessage: 'The {percent, number}% discount ends in <clock></clock>.',
    description: 'Discount with its end; the clock counts down',
  },
})
