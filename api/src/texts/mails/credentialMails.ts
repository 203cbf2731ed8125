import { defineMessages } from '../defineMessages'

export const reset = defineMessages({
  subject: {
    id: 'mail.reset.subject',
    defaultMessage: 'Set a new password',
    description: 'E-mail with the link to reset a password: subject, neutral because others may see it',
  },
  body1: {
    id: 'mail.reset.body1',
    defaultMessage:
      'Someone, hopefully you, asked to reset your password. Choose a new one with the link below.',
    description: 'E-mail with the link to reset a password: paragraph 1 of 2',
  },
  body2: {
    id: 'mail.reset.body2',
    defaultMessage:
      'The link works once, within {span}. If it was not you, ignore this e-mail: your password stays the same.',
    description:
      'E-mail with the link to reset a password: paragraph 2 of 2. {span}: a duration, e.g. “7 days”',
  },
  button: {
    id: 'mail.reset.button',
    defaultMessage: 'Set a new password',
    description: 'E-mail with the link to reset a password: button',
  },
})

export const passwordChanged = defineMessages({
  subject: {
    id: 'mail.password_changed.subject',
    defaultMessage: 'Your password was changed',
    description: 'E-mail after a change of password: subject, neutral because others may see it',
  },
  body1: {
    id: 'mail.password_changed.body1',
    defaultMessage: 'Your password was changed, and you have been logged out on all devices.',
    description: 'E-mail after a change of password: paragraph 1 of 2',
  },
  body2: {
    id: 'mail.password_changed.body2',
    defaultMessage: 'If it was not you, set a new password immediately and write to {support}.',
    description:
      'E-mail after a change of password: paragraph 2 of 2. {support}: e-mail address of the support team',
  },
  button: {
    id: 'mail.password_changed.button',
    defaultMessage: 'Log in',
    description: 'E-mail after a change of password: button',
  },
})

export const passwordReset = defineMessages({
  subject: {
    id: 'mail.password_reset.subject',
    defaultMessage: 'Your password was reset',
    description: 'E-mail after a password reset: subject, neutral because others may see it',
  },
  body1: {
    id: 'mail.password_reset.body1',
    defaultMessage:
      'Your password was reset, and you have been logged out on all devices. If you had passkeys, they were removed; you can add them again in your settings.',
    description: 'E-mail after a password reset: paragraph 1 of 2',
  },
  body2: {
    id: 'mail.password_reset.body2',
    defaultMessage: 'If it was not you, set a new password immediately and write to {support}.',
    description:
      'E-mail after a password reset: paragraph 2 of 2. {support}: e-mail address of the support team',
  },
  button: {
    id: 'mail.password_reset.button',
    defaultMessage: 'Log in',
    description: 'E-mail after a password reset: button',
  },
})

export const passkeyAdded = defineMessages({
  subject: {
    id: 'mail.passkey_added.subject',
    defaultMessage: 'A passkey was added to your account',
    description: 'E-mail after a passkey was added: subject, neutral because others may see it',
  },
  body1: {
    id: 'mail.passkey_added.body1',
    defaultMessage: 'You can now log in with the passkey “{passkey}”.',
    description: 'E-mail after a passkey was added: paragraph 1 of 2. {passkey}: its name',
  },
  body2: {
    id: 'mail.passkey_added.body2',
    defaultMessage:
      'If you did not add it, remove it in your settings, change your password immediately and write to {support}.',
    description:
      'E-mail after a passkey was added: paragraph 2 of 2. {support}: e-mail address of the support team',
  },
  button: {
    id: 'mail.passkey_added.button',
    defaultMessage: 'Open settings',
    description: 'E-mail after a passkey was added: button',
  },
})
