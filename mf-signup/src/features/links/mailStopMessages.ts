import { defineMessages } from '@duetto/shared/i18n'

export const mailStopMessages = defineMessages({
  stopping: {
    id: 'signup.mailStop.stopping',
    defaultMessage: 'Stopping the change of your e-mail address',
    description: 'Title of the page while the request is pending',
  },
  stopped: {
    id: 'signup.mailStop.stopped',
    defaultMessage: 'The change has been stopped',
    description: 'Title and heading: the member’s e-mail address stays the same',
  },
  stoppedText: {
    id: 'signup.mailStop.stoppedText',
    defaultMessage:
      'Your e-mail address stays the same. Whoever asked for the change may know your password: set a new one now.',
    description: 'Text after a change of address was stopped',
  },
  newPassword: {
    id: 'signup.mailStop.newPassword',
    defaultMessage: 'Set a new password',
    description: 'Link to the reset page',
  },
  failed: {
    id: 'signup.mailStop.failed',
    defaultMessage: 'There was nothing to stop',
    description: 'Title and heading for a link that was used, has expired, or came too late',
  },
  failedText: {
    id: 'signup.mailStop.failedText',
    defaultMessage:
      'The change may already have been stopped or confirmed. If you can no longer log in, write to {email}.',
    description: 'Text for a link that was used, has expired, or came too late; {email} is support',
  },
  retryTitle: {
    id: 'signup.mailStop.retryTitle',
    defaultMessage: 'The change has not been stopped yet',
    description: 'Title and heading after an error where a retry may help',
  },
})
