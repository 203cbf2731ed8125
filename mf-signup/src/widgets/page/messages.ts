import { defineMessages } from '@duetto/shared/i18n'

export const commonMessages = defineMessages({
  back: { id: 'signup.common.back', defaultMessage: 'Back', description: 'Button: to the step before' },
  next: { id: 'signup.common.next', defaultMessage: 'Continue', description: 'Button: to the next step' },
  skip: {
    id: 'signup.common.skip',
    defaultMessage: 'Skip for now',
    description: 'Button: leaves this step out',
  },
  save: { id: 'signup.common.save', defaultMessage: 'Save changes', description: 'Button that saves a form' },
  ok: { id: 'signup.common.ok', defaultMessage: 'OK', description: 'Button of an error popup' },
  logIn: { id: 'signup.common.logIn', defaultMessage: 'Log in', description: 'Button and link' },
  signUp: { id: 'signup.common.signUp', defaultMessage: 'Sign up free', description: 'Button and link' },
  loading: {
    id: 'signup.common.loading',
    defaultMessage: 'Loading',
    description: 'Read aloud while a page loads',
  },
  notSaid: {
    id: 'signup.common.notSaid',
    defaultMessage: 'Prefer not to say',
    description: 'Choice of a fact that is left open',
  },
  choose: {
    id: 'signup.common.choose',
    defaultMessage: 'Please choose',
    description: 'Empty choice of a list',
  },
  toMembers: {
    id: 'signup.common.toMembers',
    defaultMessage: 'Go to members',
    description: 'Link to the search',
  },
  loadFailed: {
    id: 'signup.common.loadFailed',
    defaultMessage: 'This page could not be loaded',
    description: 'Heading after a fault',
  },
})
