import { defineMessages } from '@duetto/shared/i18n'

export const loginMessages = defineMessages({
  title: { id: 'signup.login.title', defaultMessage: 'Log in', description: 'Title and heading of the page' },
  welcome: {
    id: 'signup.login.welcome',
    defaultMessage: 'Welcome back',
    description: 'Heading of the login page; neutral as to gender',
  },
  forgot: {
    id: 'signup.login.forgot',
    defaultMessage: 'Forgot your password?',
    description: 'Link to the reset page',
  },
  noAccount: {
    id: 'signup.login.noAccount',
    defaultMessage: 'New here?',
    description: 'Before the link to sign-up',
  },
  attemptsLeft: {
    id: 'signup.login.attemptsLeft',
    defaultMessage: '{count, plural, one {You have one attempt left.} other {You have # attempts left.}}',
    description: 'After a wrong password',
  },
  beingDeleted: {
    id: 'signup.login.beingDeleted',
    defaultMessage:
      'This account is still being deleted. You can restore it until {date}: open the link in the e-mail we sent you when you deleted it.',
    description: 'Login during the 14 days after a deletion',
  },
  withPasskey: {
    id: 'signup.login.withPasskey',
    defaultMessage: 'Log in with a passkey',
    description: 'Button below the form with the password',
  },
  noPasskeyUsed: {
    id: 'signup.login.noPasskeyUsed',
    defaultMessage: 'No passkey was used. Try again, or log in with your password.',
    description: 'After the browser’s passkey dialog was closed, or had none to offer',
  },
})
