import { defineMessages } from '@duetto/shared/i18n'

export const joinMessages = defineMessages({
  email: {
    id: 'landers.join.email',
    defaultMessage: 'Your e-mail address',
    description: 'Field of the form on a lander',
  },
  lookingFor: {
    id: 'landers.join.lookingFor',
    defaultMessage: 'I am looking for',
    description: 'Choice on a lander',
  },
  women: { id: 'landers.join.women', defaultMessage: 'Women', description: 'Choice on a lander' },
  men: { id: 'landers.join.men', defaultMessage: 'Men', description: 'Choice on a lander' },
  everyone: { id: 'landers.join.everyone', defaultMessage: 'Everyone', description: 'Choice on a lander' },
  submit: {
    id: 'landers.join.submit',
    defaultMessage: 'Create my profile',
    description: 'Main button of a lander',
  },
  fine: {
    id: 'landers.join.fine',
    defaultMessage:
      'For adults aged {minAge, number} and over. Some profiles are fictional and labelled as such. Read the <terms>terms</terms> and the <privacy>privacy statement</privacy>.',
    description:
      'Small print under the main button; two links. The terms are accepted later, with the account',
  },
  inviteTitle: {
    id: 'landers.join.inviteTitle',
    defaultMessage: 'By invitation only',
    description: 'Shown instead of the form where nobody may sign up',
  },
  inviteText: {
    id: 'landers.join.inviteText',
    defaultMessage:
      'At the moment, new members can join by invitation only. If you have an account, log in; otherwise, please come back later.',
    description: 'Text instead of the form where nobody may sign up',
  },
  login: { id: 'landers.join.login', defaultMessage: 'Log in', description: 'Button instead of the form' },
})
