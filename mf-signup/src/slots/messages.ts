import { defineMessages } from '@duetto/shared/i18n'

export const reminderMessages = defineMessages({
  title: {
    id: 'signup.reminder.title',
    defaultMessage: 'Confirm your address',
    description: 'Title of the activation reminder',
  },
  text: {
    id: 'signup.reminder.text',
    defaultMessage: 'We have sent a link to {email}. Open it, and you can reply to messages.',
    description: 'Text of the activation reminder',
  },
  enterCode: {
    id: 'signup.reminder.enterCode',
    defaultMessage: 'Enter the code',
    description: 'Link to the page that takes the code of the mail',
  },
  line: {
    id: 'signup.reminder.line',
    defaultMessage: 'Confirm {email}',
    description:
      'The activation reminder on one line: the address is to be confirmed by the link in the mail',
  },
  again: { id: 'signup.reminder.again', defaultMessage: 'Send it again', description: 'Button' },
  sent: {
    id: 'signup.reminder.sent',
    defaultMessage: 'It’s on its way. Check your spam folder too.',
    description: 'After the mail was sent again',
  },
  otherAddress: {
    id: 'signup.reminder.otherAddress',
    defaultMessage: 'Wrong address?',
    description: 'Link to the settings',
  },
  later: {
    id: 'signup.reminder.later',
    defaultMessage: 'Later',
    description: 'Button that closes the reminder',
  },
})
