import { defineMessages } from '@duetto/shared/i18n'

export const unsubscribeMessages = defineMessages({
  working: {
    id: 'signup.unsubscribe.working',
    defaultMessage: 'Unsubscribing you',
    description: 'Title, while it runs',
  },
  done: {
    id: 'signup.unsubscribe.done',
    defaultMessage: 'You’re unsubscribed',
    description: 'Title and heading',
  },
  doneText: {
    id: 'signup.unsubscribe.doneText',
    defaultMessage:
      'We won’t e-mail you about messages, likes or news any more. You’ll still get what your account needs, such as receipts and password links.',
    description: 'What no longer comes, and what still does',
  },
  undo: {
    id: 'signup.unsubscribe.undo',
    defaultMessage: 'Subscribe again',
    description: 'Button: takes it back',
  },
  undone: {
    id: 'signup.unsubscribe.undone',
    defaultMessage: 'You’re subscribed again',
    description: 'Title and heading after it was taken back',
  },
  undoneText: {
    id: 'signup.unsubscribe.undoneText',
    defaultMessage:
      'We’ll e-mail you as before. You can choose what we e-mail you about, and how often, in your settings.',
    description: 'Text after it was taken back',
  },
  failed: {
    id: 'signup.unsubscribe.failed',
    defaultMessage: 'You couldn’t be unsubscribed',
    description: 'Title and heading',
  },
  failedText: {
    id: 'signup.unsubscribe.failedText',
    defaultMessage: 'You can also turn e-mails off in your settings.',
    description: 'The other way',
  },
})
