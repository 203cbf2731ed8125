import { defineMessages } from '@duetto/shared/i18n'

export const dropMessages = defineMessages({
  refused: {
    id: 'shell.drop.refused',
    defaultMessage:
      'A file cannot be dropped here. Drop photos on a conversation or on your profile’s photos.',
    description: 'Shown when somebody drops a file anywhere else on the page',
  },
})
