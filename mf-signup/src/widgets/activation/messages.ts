import { defineMessages } from '@duetto/shared/i18n'

export const codeMessages = defineMessages({
  title: {
    id: 'signup.code.title',
    defaultMessage: 'Confirm your address',
    description: 'Heading above the field for the code of the activation e-mail',
  },
  text: {
    id: 'signup.code.text',
    defaultMessage:
      'Sent to {email}. The code is checked as soon as you type the last digit. The link in that e-mail works too, on any device.',
    description: 'Above the field for the code of the activation e-mail',
  },
  label: {
    id: 'signup.code.label',
    defaultMessage: '{digits, number}-digit code',
    description: 'Label; the code is sent once its last digit is typed',
  },
  confirm: {
    id: 'signup.code.confirm',
    defaultMessage: 'Confirm',
    description: 'Button: sends the code',
  },
  checking: {
    id: 'signup.code.checking',
    defaultMessage: 'Checking the code',
    description: 'Above the field, after the last digit was typed',
  },
  again: {
    id: 'signup.code.again',
    defaultMessage: 'Send it again',
    description: 'Button: sends the activation e-mail again',
  },
  sent: {
    id: 'signup.code.sent',
    defaultMessage: 'It’s on its way. Check your spam folder too.',
    description: 'After the e-mail was sent again',
  },
  otherAddress: {
    id: 'signup.code.otherAddress',
    defaultMessage: 'Wrong address?',
    description: 'Button that leads to a form for another e-mail address, and title of that form',
  },
})
