import { defineMessages } from '@duetto/shared/i18n'

export const buyMessages = defineMessages({
  label: {
    id: 'payments.buy.label',
    defaultMessage: 'Buy credits',
    description: 'Name of the order form in a conversation, for screen readers',
  },
  other: {
    id: 'payments.buy.other',
    defaultMessage: 'Other methods',
    description: 'Link from the order form in a conversation to the checkout with all payment methods',
  },
})
