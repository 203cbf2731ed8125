import { defineMessages } from '@duetto/shared/i18n'

export const chatsMessages = defineMessages({
  title: {
    id: 'chat.list.title',
    defaultMessage: 'Messages',
    description: 'Heading of the list of conversations',
  },
})
