import { defineMessages } from '@duetto/shared/i18n'

export const mailStopMessages = defineMessages({
  stopping: {
    id: 'signup.mailStop.stopping',
    defaultMessage: 'Stopping the change of your e-mail address',
    description: 'Title of the page, and while the call runs',
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
    description: 'Title and heading after a link that is used, too old, or late',
  },
  failedText: {
    id: 'signup.mailStop.failedText',
    defaultMessage:
      'The change may have been stopped, or made, already. If you can no longer log in, write to {email}.',
    description: 'Text after a link that is used, too old, or late; support is the way out',
  },
  retryTitle: {
    id: 'signup.mailStop.retryTitle',
    defaultMessage: 'The change has not been stopped yet',
    description: 'Title and heading after a fault that a retry may mend',
  },
})
