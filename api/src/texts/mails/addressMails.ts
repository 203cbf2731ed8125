import { defineMessages } from '../defineMessages'

export const mailChange = defineMessages({
  subject: {
    id: 'mail.mail_change.subject',
    defaultMessage: 'Confirm your new e-mail address',
    description:
      'E-mail to a new address with the link that confirms it: subject, neutral because others may see it',
  },
  body1: {
    id: 'mail.mail_change.body1',
    defaultMessage: 'You asked to use {email} for your account. Confirm it with the link below.',
    description:
      'E-mail to a new address with the link that confirms it: paragraph 1 of 2. {email}: the new address',
  },
  body2: {
    id: 'mail.mail_change.body2',
    defaultMessage: 'The link works once, within {span}. Until then, your old address stays in use.',
    description:
      'E-mail to a new address with the link that confirms it: paragraph 2 of 2. {span}: a duration, e.g. “7 days”',
  },
  button: {
    id: 'mail.mail_change.button',
    defaultMessage: 'Confirm the new address',
    description: 'E-mail to a new address with the link that confirms it: button',
  },
})

export const mailChangeAsked = defineMessages({
  subject: {
    id: 'mail.mail_change_asked.subject',
    defaultMessage: 'Did you want to change your e-mail address?',
    description:
      'E-mail to the current address with the link that stops a change of address: subject, neutral because others may see it',
  },
  body1: {
    id: 'mail.mail_change_asked.body1',
    defaultMessage:
      'Someone, hopefully you, asked to use another e-mail address for your account. Nothing has changed yet.',
    description:
      'E-mail to the current address with the link that stops a change of address: paragraph 1 of 2',
  },
  body2: {
    id: 'mail.mail_change_asked.body2',
    defaultMessage:
      'If it was not you, stop the change with the link below and set a new password. The link works once, within {span}.',
    description:
      'E-mail to the current address with the link that stops a change of address: paragraph 2 of 2. {span}: a duration, e.g. “7 days”',
  },
  button: {
    id: 'mail.mail_change_asked.button',
    defaultMessage: 'Stop the change',
    description: 'E-mail to the current address with the link that stops a change of address: button',
  },
})

export const mailChanged = defineMessages({
  subject: {
    id: 'mail.mail_changed.subject',
    defaultMessage: 'Your e-mail address was changed',
    description:
      'E-mail to the previous address after a change of address: subject, neutral because others may see it',
  },
  body1: {
    id: 'mail.mail_changed.body1',
    defaultMessage:
      'Your account now uses another e-mail address. If you did not change it, write to {support} immediately.',
    description:
      'E-mail to the previous address after a change of address: text. {support}: e-mail address of the support team',
  },
})
