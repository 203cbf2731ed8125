import { defineMessages } from '@duetto/shared/i18n'

export const changeMessages = defineMessages({
  replying: {
    id: 'chat.composer.replying',
    defaultMessage: 'Your reply to',
    description: 'Above the field, before the message that is being answered, for screen readers',
  },
  noReply: {
    id: 'chat.composer.noReply',
    defaultMessage: 'Cancel reply',
    description: 'Button that removes the quoted message above the field',
  },
  editing: {
    id: 'chat.composer.editing',
    defaultMessage: 'Edit your message',
    description: 'Above the field while a sent message is edited, and name of the field',
  },
  noEdit: {
    id: 'chat.composer.noEdit',
    defaultMessage: 'Cancel editing',
    description: 'Button',
  },
  save: { id: 'chat.composer.saveEdit', defaultMessage: 'Save', description: 'Button' },
})
