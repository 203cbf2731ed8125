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
  rightLabel: {
    id: 'signup.email.rightLabel',
    defaultMessage: 'Your e-mail address',
    description: 'Label, where a member corrects the address given at sign-up',
  },
  correctionText: {
    id: 'signup.email.correctionText',
    defaultMessage: 'Type the right address, and we’ll send a new code.',
    description: 'Text above the form in which a member corrects the address given at sign-up',
  },
  sendCode: {
    id: 'signup.email.sendCode',
    defaultMessage: 'Send code',
    description: 'Button of the form in which a member corrects the address given at sign-up',
  },
  sent: {
    id: 'signup.email.sent',
    defaultMessage:
      'Almost there: we have sent a link to {email}. Open it within {hours, number} hours to change your address.',
    description: 'Box that waits for the confirmation',
  },
})
