import { defineMessages } from '@duetto/shared/i18n'

export const dropMessages = defineMessages({
  refused: {
    id: 'shell.drop.refused',
    defaultMessage: 'You cannot drop files here. Drop photos on a conversation or on your profile’s photos.',
    description: 'Shown when a file is dropped where the page does not accept it',
  },
})
