import { defineMessages } from '@duetto/shared/i18n'

export const resetMessages = defineMessages({
  title: {
    id: 'signup.reset.title',
    defaultMessage: 'Reset your password',
    description: 'Title and heading',
  },
  text: {
    id: 'signup.reset.text',
    defaultMessage: 'Tell us your e-mail address. We send you a link that works for one hour.',
    description: 'Text above the form',
  },
  send: { id: 'signup.reset.send', defaultMessage: 'Send link', description: 'Button' },
  sentTitle: {
    id: 'signup.reset.sentTitle',
    defaultMessage: 'Look into your mailbox',
    description: 'Heading after the mail was sent',
  },
  sentText: {
    id: 'signup.reset.sentText',
    defaultMessage:
      'We have sent a link to {email}. It works for one hour. If nothing arrives, look into the spam folder.',
    description: 'Text after the mail was sent',
  },
  doTitle: {
    id: 'signup.reset.doTitle',
    defaultMessage: 'Choose a new password',
    description: 'Title and heading of the page behind the link',
  },
  doSubmit: { id: 'signup.reset.doSubmit', defaultMessage: 'Save password', description: 'Button' },
  doneTitle: {
    id: 'signup.reset.doneTitle',
    defaultMessage: 'Your password is changed',
    description: 'Heading after the change',
  },
  doneText: {
    id: 'signup.reset.doneText',
    defaultMessage: 'You were logged out everywhere else. Log in with the new password.',
    description: 'Text after the change',
  },
  badTitle: {
    id: 'signup.reset.badTitle',
    defaultMessage: 'This link does not work any more',
    description: 'Heading where the link is expired or invalid',
  },
  badText: {
    id: 'signup.reset.badText',
    defaultMessage: 'A link works for one hour and only once. Ask for a new one.',
    description: 'Text where the link is expired or invalid',
  },
  again: {
    id: 'signup.reset.again',
    defaultMessage: 'Ask for a new link',
    description: 'Link to the reset page',
  },
})
