import { defineMessages } from '@duetto/shared/i18n'

export const catalogueMessages = defineMessages({
  see: { id: 'payments.slot.see', defaultMessage: 'See packages', description: 'Button to the packages' },
  failed: {
    id: 'payments.offer.failed',
    defaultMessage: 'The packages could not be loaded',
    description: 'Heading when loading failed',
  },
})
