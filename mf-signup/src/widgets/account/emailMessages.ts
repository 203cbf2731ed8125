import { defineMessages } from '@duetto/shared/i18n'

export const emailMessages = defineMessages({
  title: {
    id: 'signup.email.title',
    defaultMessage: 'Change e-mail address',
    description: 'Button and title',
  },
  label: { id: 'signup.email.label', defaultMessage: 'New e-mail address', description: 'Label' },
  text: {
    id: 'signup.email.text',
    defaultMessage: 'We’ll send a link to the new address. Nothing changes until you open it.',
    description: 'Text above the form',
  },
  send: { id: 'signup.email.send', defaultMessage: 'Send link', description: 'Button' },
  sent: {
    id: 'signup.email.sent',
    defaultMessage:
      'Almost there: we have sent a link to {email}. Open it within {hours, number} hours to change your address.',
    description: 'Box that waits for the confirmation',
  },
})
