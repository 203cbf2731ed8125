import { defineMessages } from '../defineMessages'

export const activation = defineMessages({
  subject: {
    id: 'mail.activation.subject',
    defaultMessage: 'Confirm your e-mail address',
    description: 'Activation e-mail after sign-up: subject, neutral because others may see it',
  },
  heading: {
    id: 'mail.activation.heading',
    defaultMessage: 'Welcome, {name}',
    description: 'Activation e-mail after sign-up: heading. {name}: the member’s name',
  },
  body1: {
    id: 'mail.activation.body1',
    defaultMessage: 'One last step: confirm that this address is yours. Then you can write to other members.',
    description: 'Activation e-mail after sign-up: paragraph 1 of 3',
  },
  body2: {
    id: 'mail.activation.body2',
    defaultMessage: 'The link works once, within {span}. If you did not sign up, just ignore this e-mail.',
    description: 'Activation e-mail after sign-up: paragraph 2 of 3. {span}: a duration, e.g. “7 days”',
  },
  body3: {
    id: 'mail.activation.body3',
    defaultMessage:
      'Reading this on another device? Enter this code on the site: {code}. It is valid for {codeSpan}.',
    description:
      'Activation e-mail after sign-up: paragraph 3 of 3. {code}: six digits; {codeSpan}: a duration, e.g. “24 hours”',
  },
  button: {
    id: 'mail.activation.button',
    defaultMessage: 'Confirm my address',
    description: 'Activation e-mail after sign-up: button',
  },
})

export const alreadyMember = defineMessages({
  subject: {
    id: 'mail.already_member.subject',
    defaultMessage: 'You already have an account',
    description:
      'E-mail to a member whose address was used to sign up again: subject, neutral because others may see it',
  },
  body1: {
    id: 'mail.already_member.body1',
    defaultMessage:
      'Someone, hopefully you, wanted to open an account with this address. You already have one: log in, or set a new password if you have forgotten it.',
    description: 'E-mail to a member whose address was used to sign up again: paragraph 1 of 2',
  },
  body2: {
    id: 'mail.already_member.body2',
    defaultMessage: 'If it was not you, ignore this e-mail: nothing has changed.',
    description: 'E-mail to a member whose address was used to sign up again: paragraph 2 of 2',
  },
  button: {
    id: 'mail.already_member.button',
    defaultMessage: 'Log in',
    description: 'E-mail to a member whose address was used to sign up again: button',
  },
})

export const noAccount = defineMessages({
  subject: {
    id: 'mail.no_account.subject',
    defaultMessage: 'About your new password',
    description:
      'E-mail to an address without an account after a request to reset the password: subject, neutral because others may see it',
  },
  heading: {
    id: 'mail.no_account.heading',
    defaultMessage: 'Hello',
    description: 'E-mail to an address without an account after a request to reset the password: heading',
  },
  body1: {
    id: 'mail.no_account.body1',
    defaultMessage:
      'Someone, hopefully you, asked to reset the password for this address. There is no account for it; perhaps you signed up with a different address.',
    description:
      'E-mail to an address without an account after a request to reset the password: paragraph 1 of 2',
  },
  body2: {
    id: 'mail.no_account.body2',
    defaultMessage: 'If it was not you, ignore this e-mail.',
    description:
      'E-mail to an address without an account after a request to reset the password: paragraph 2 of 2',
  },
})
