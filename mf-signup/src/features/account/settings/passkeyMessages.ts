import { defineMessages } from '@duetto/shared/i18n'

export const passkeyMessages = defineMessages({
  title: {
    id: 'signup.passkeys.title',
    defaultMessage: 'Passkeys',
    description: 'Heading; use the name that Apple, Google and Microsoft use in this language',
  },
  text: {
    id: 'signup.passkeys.text',
    defaultMessage: 'Log in with your fingerprint, your face or your device’s PIN instead of your password.',
    description: 'Below the heading',
  },
  unsupported: {
    id: 'signup.passkeys.unsupported',
    defaultMessage: 'This browser does not support passkeys.',
    description: 'In place of the button that adds one',
  },
  add: { id: 'signup.passkeys.add', defaultMessage: 'Add a passkey', description: 'Button and heading' },
  added: {
    id: 'signup.passkeys.added',
    defaultMessage: 'Your passkey was added. You can use it the next time you log in.',
    description: 'After a passkey was added',
  },
  name: { id: 'signup.passkeys.name', defaultMessage: 'Name', description: 'Label: of the passkey' },
  nameHint: {
    id: 'signup.passkeys.nameHint',
    defaultMessage: 'For example: my phone. If you leave it empty, we name it after this browser.',
    description: 'Below the field for the name of a passkey',
  },
  created: {
    id: 'signup.passkeys.created',
    defaultMessage: 'Added {date}',
    description: 'When a passkey was added',
  },
  unused: { id: 'signup.passkeys.unused', defaultMessage: 'Not used yet', description: 'Passkey' },
  remove: { id: 'signup.passkeys.remove', defaultMessage: 'Remove', description: 'Button' },
  removeName: {
    id: 'signup.passkeys.removeName',
    defaultMessage: 'Remove {name}',
    description: 'Accessible name of the button that removes a passkey',
  },
  removeText: {
    id: 'signup.passkeys.removeText',
    defaultMessage: 'Browsers that logged in with it are logged out, except this one.',
    description: 'Above the password that removes a passkey',
  },
  removed: {
    id: 'signup.passkeys.removed',
    defaultMessage: 'The passkey was removed.',
    description: 'After a passkey was removed',
  },
  confirmFirst: {
    id: 'signup.passkeys.confirmFirst',
    defaultMessage: 'Confirm your e-mail address first. Then you can add a passkey.',
    description: 'In place of the button that adds a passkey',
  },
  confirm: {
    id: 'signup.passkeys.confirm',
    defaultMessage: 'Confirm my address',
    description: 'Link to the page where the code of the e-mail is entered',
  },
  notCreated: {
    id: 'signup.passkeys.notCreated',
    defaultMessage: 'No passkey was created. Try again when you are ready.',
    description: 'After the browser’s dialog was closed',
  },
  known: {
    id: 'signup.passkeys.known',
    defaultMessage: 'This device already has a passkey for your account.',
    description: 'A passkey cannot be added a second time',
  },
})
