import { defineMessages } from '@duetto/shared/i18n'
import { makeErrorMessage } from '@duetto/shared/texts'

export const messages = defineMessages({
  notFound: {
    id: 'chat.failure.notFound',
    defaultMessage: 'This conversation is no longer here.',
    description: 'Conversation or profile is gone',
  },
  tooLong: {
    id: 'chat.failure.tooLong',
    defaultMessage: 'Your message is too long. Shorten it a little.',
    description: 'More code points than the site allows',
  },
  read: {
    id: 'chat.failure.read',
    defaultMessage: 'This message has been read in the meantime, so it can no longer be changed.',
    description: 'Editing or deleting a message was refused',
  },
  editTimeOver: {
    id: 'chat.failure.editTimeOver',
    defaultMessage: 'Messages can only be edited for five minutes.',
    description: 'Editing a message was refused',
  },
})

/** The sentence for a failure: why, and what to do about it. */
export const failureMessage = makeErrorMessage({
  not_found: messages.notFound,
  message_too_long: messages.tooLong,
  message_read: messages.read,
  edit_time_over: messages.editTimeOver,
})
