import { defineMessages } from '@duetto/shared/i18n'

export const pageMessages = defineMessages({
  jumpFailed: {
    id: 'chat.conversation.jumpFailed',
    defaultMessage: 'That part of the conversation could not be loaded. {reason}',
    description: 'A jump to a date or to a message failed; the reason is a sentence',
  },
  deleteFailed: {
    id: 'chat.delete.failed',
    defaultMessage: 'The conversation could not be deleted. {reason}',
    description: 'Alert after a refused deletion',
  },
  flagsFailed: {
    id: 'chat.list.keepFailed',
    defaultMessage: 'That was not saved. {reason}',
    description: 'Alert after pinning, archiving or muting was refused',
  },
  choose: {
    id: 'chat.choose',
    defaultMessage: 'Choose a conversation on the left.',
    description: 'Right pane while no conversation is open',
  },
  resume: {
    id: 'chat.goOn',
    defaultMessage: 'Keep chatting with {name}',
    description: 'Link to the conversation that was open last, while none is open',
  },
})
