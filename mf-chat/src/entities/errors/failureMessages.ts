import { limits, timings } from '@duetto/shared/domain'
import { defineMessages } from '@duetto/shared/i18n'
import { createErrorMessage } from '@duetto/shared/texts'

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
    defaultMessage: 'Messages can only be edited for {minutes, plural, one {# minute} other {# minutes}}.',
    description: 'Editing a message was refused',
  },
  messageGone: {
    id: 'chat.failure.messageGone',
    defaultMessage: 'This message is no longer here.',
    description: 'A message that the member wanted to change, open or report is gone',
  },
  uploadLimit: {
    id: 'chat.failure.uploadLimit',
    defaultMessage:
      'You have chosen {uploads, plural, one {# photo or recording} other {# photos and recordings}} without sending them, which is the limit. Try again in {hours, plural, one {# hour} other {# hours}}.',
    description: 'Uploading one more photo or recording was refused',
  },
  uploadGone: {
    id: 'chat.failure.uploadGone',
    defaultMessage: 'This waited too long to be sent. Choose or record it again.',
    description: 'A photo or a recording that was uploaded more than a day ago',
  },
})

const own = {
  not_found: messages.notFound,
  message_too_long: messages.tooLong,
  message_read: messages.read,
  edit_time_over: messages.editTimeOver,
  upload_limit: messages.uploadLimit,
  upload_gone: messages.uploadGone,
}
/** Messages by subject: `not_found` can mean the conversation or a single message. */
export const failureMessage = {
  conversation: createErrorMessage(own),
  message: createErrorMessage({ ...own, not_found: messages.messageGone }),
}

const minuteMs = 60_000
export const failureValues = {
  minutes: timings.messageEditMs / minuteMs,
  uploads: limits.unsentUploadsMax,
  hours: timings.unsentUploadMs / (60 * minuteMs),
}
