import { linkLifetimeMs } from '@duetto/shared/domain'
import { defineMessages } from '@duetto/shared/i18n'

export const linkHours = { hours: linkLifetimeMs.reset / 3_600_000 }

export const resetMessages = defineMessages({
  title: {
    id: 'signup.reset.title',
    defaultMessage: 'Reset your password',
    description: 'Title and heading',
  },
  text: {
    id: 'signup.reset.text',
    defaultMessage:
      'Enter your e-mail address, and we’ll send you a link that works for {hours, plural, one {one hour} other {# hours}}.',
    description: 'Text above the form',
  },
  send: { id: 'signup.reset.send', defaultMessage: 'Send link', description: 'Button' },
  sentTitle: {
    id: 'signup.reset.sentTitle',
    defaultMessage: 'Check your inbox',
    description: 'Heading after the mail was sent',
  },
  sentText: {
    id: 'signup.reset.sentText',
    defaultMessage:
      'We have sent a link to {email}. It works for {hours, plural, one {one hour} other {# hours}}. If nothing arrives, check your spam folder.',
    description: 'Text after the mail was sent',
  },
  doTitle: {
    id: 'signup.reset.doTitle',
    defaultMessage: 'Choose a new password',
    description: 'Title and heading of the page behind the link',
  },
  doText: {
    id: 'signup.reset.doText',
    defaultMessage:
      'You will be logged out everywhere, and passkeys will be removed. You can add them again afterwards.',
    description: 'Above the new password',
  },
  doSubmit: { id: 'signup.reset.doSubmit', defaultMessage: 'Save password', description: 'Button' },
  doneTitle: {
    id: 'signup.reset.doneTitle',
    defaultMessage: 'Your password has been changed',
    description: 'Heading after the change',
  },
  doneText: {
    id: 'signup.reset.doneText',
    defaultMessage: 'You have been logged out everywhere else. Log in with the new password.',
    description: 'Text after the change',
  },
  badTitle: {
    id: 'signup.reset.badTitle',
    defaultMessage: 'This link no longer works',
    description: 'Heading where the link is expired or invalid',
  },
  badText: {
    id: 'signup.reset.badText',
    defaultMessage:
      'A link works for {hours, plural, one {one hour} other {# hours}} and only once. Request a new one.',
    description: 'Text where the link is expired or invalid',
  },
  again: {
    id: 'signup.reset.again',
    defaultMessage: 'Request a new link',
    description: 'Link to the reset page',
  },
})
