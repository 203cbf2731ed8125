import { defineMessages } from '../i18n/defineMessages'

export const uiMessages = defineMessages({
  errorsTitle: {
    id: 'ui.errorsTitle',
    defaultMessage:
      '{count, plural, one {One thing needs your attention} other {# things need your attention}}',
    description: 'Heading of the list of errors above a form',
  },
  emailMissing: {
    id: 'ui.emailMissing',
    defaultMessage: 'Enter your e-mail address.',
    description: 'E-mail address left empty',
  },
  emailInvalid: {
    id: 'ui.emailInvalid',
    defaultMessage: 'Enter a valid e-mail address, such as anna@example.com.',
    description: 'Error for an invalid e-mail address',
  },
  close: {
    id: 'ui.close',
    defaultMessage: 'Close',
    description: 'Button that closes a dialog, banner or note',
  },
  cancel: {
    id: 'ui.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that closes a dialog without the act',
  },
  showPassword: {
    id: 'ui.showPassword',
    defaultMessage: 'Show password',
    description: 'Button in a password field',
  },
  hidePassword: {
    id: 'ui.hidePassword',
    defaultMessage: 'Hide password',
    description: 'Button in a password field',
  },
  oldPrice: {
    id: 'ui.oldPrice',
    defaultMessage: 'Before the discount:',
    description: 'Read aloud before a price that is crossed out; the price follows',
  },
  fictional: {
    id: 'ui.fictional',
    defaultMessage: 'Fictional profile',
    description: 'Label on a profile that is not a real person',
  },
  demo: {
    id: 'ui.demo',
    defaultMessage: 'Demo',
    description: 'Label on a profile of the demo: an example whose answers a script writes',
  },
  online: {
    id: 'ui.online',
    defaultMessage: 'online',
    description: 'A member is online now; stands after the town',
  },
  verified: { id: 'ui.verified', defaultMessage: 'Verified', description: 'Mark of a verified member' },
  verifiedMeaning: {
    id: 'ui.verifiedMeaning',
    defaultMessage: 'A person of our team compared a selfie with this member’s photos.',
    description: 'Meaning of the mark “Verified”',
  },
  isNew: { id: 'ui.new', defaultMessage: 'New', description: 'Label on a new member or a new like' },
  photos: {
    id: 'ui.photos',
    defaultMessage: '{count, plural, one {# photo} other {# photos}}',
    description: 'Number of a member’s photos, for screen readers',
  },
  retry: { id: 'ui.retry', defaultMessage: 'Try again', description: 'Button after a failure' },
  charactersLeft: {
    id: 'ui.charactersLeft',
    defaultMessage: '{count, plural, one {# character left} other {# characters left}}',
    description: 'How much more may be typed',
  },
  tooLong: {
    id: 'ui.tooLong',
    defaultMessage: '{count, plural, one {# character too many} other {# characters too many}}',
    description: 'More was typed than is allowed',
  },
  day: { id: 'ui.day', defaultMessage: 'Day', description: 'Field of a date' },
  month: { id: 'ui.month', defaultMessage: 'Month', description: 'Field of a date' },
  openCalendar: {
    id: 'ui.openCalendar',
    defaultMessage: 'Open calendar',
    description: 'Button beside the fields of a date',
  },
  year: { id: 'ui.year', defaultMessage: 'Year', description: 'Field of a date' },
  code: {
    id: 'ui.code',
    defaultMessage: 'Digit {index} of {count}',
    description: 'Field for one digit of a code, for screen readers',
  },
  step: {
    id: 'ui.step',
    defaultMessage: 'Step {current} of {total}',
    description: 'Progress through several screens',
  },
  remove: { id: 'ui.remove', defaultMessage: 'Remove {name}', description: 'Button on a chip' },
})
