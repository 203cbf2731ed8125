import { defineMessages } from '@duetto/shared/i18n'

export const reminderMessages = defineMessages({
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
  later: {
    id: 'signup.reminder.later',
    defaultMessage: 'Later',
    description: 'Button that closes the reminder',
  },
})
