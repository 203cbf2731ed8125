import { defineMessages } from '@duetto/shared/i18n'

export const claimMessages = defineMessages({
  title: {
    id: 'signup.claim.title',
    defaultMessage: 'Almost there: your password',
    description: 'Heading, after the link of an e-mail was opened in a browser that is not logged in',
  },
  text: {
    id: 'signup.claim.text',
    defaultMessage:
      'Enter the password you chose when you signed up, or choose a new one. Then the account is yours alone.',
    description: 'Above the password field; a stranger may have signed up with the reader’s address',
  },
  password: {
    id: 'signup.claim.password',
    defaultMessage: 'Your password, or a new one',
    description: 'Label of the password field',
  },
  submit: {
    id: 'signup.claim.submit',
    defaultMessage: 'Confirm my address',
    description: 'Button below the password field',
  },
  nextLogin: {
    id: 'signup.claim.nextLogin',
    defaultMessage: 'Next time, log in with the password you have just entered.',
    description: 'After the activation, where a password was entered',
  },
  alreadyText: {
    id: 'signup.claim.alreadyText',
    defaultMessage: 'Your e-mail address is already confirmed. Log in to continue.',
    description: 'Below “Your account is active”, after a link was opened a second time',
  },
})
