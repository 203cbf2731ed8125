import { defineMessages } from '@duetto/shared/i18n'

export const landerMessages = defineMessages({
  description: {
    id: 'landers.description',
    defaultMessage: 'Browsing is free, and so are your first messages. You see the price before you pay.',
    description: 'What search engines show of the home page and the landers; without values',
  },
})
