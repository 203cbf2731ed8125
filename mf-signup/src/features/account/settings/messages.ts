import { defineMessages } from '@duetto/shared/i18n'

export const settingsMessages = defineMessages({
  title: { id: 'signup.settings.title', defaultMessage: 'Settings', description: 'Title and heading' },
  sections: {
    id: 'signup.settings.sections',
    defaultMessage: 'Settings sections',
    description: 'Accessible name of the list of parts',
  },
  mail: { id: 'signup.settings.mail', defaultMessage: 'E-mail', description: 'Heading' },
  mailText: {
    id: 'signup.settings.mailText',
    defaultMessage: 'What we e-mail you about. Subject lines never say what kind of site this is.',
    description: 'Text below the heading',
  },
  newMessages: { id: 'signup.settings.mailMessages', defaultMessage: 'New messages', description: 'Label' },
  newLikes: {
    id: 'signup.settings.mailLikes',
    defaultMessage: 'New likes and matches',
    description: 'Label',
  },
  atOnce: {
    id: 'signup.settings.atOnce',
    defaultMessage: 'Immediately',
    description: 'How often mail comes',
  },
  daily: { id: 'signup.settings.daily', defaultMessage: 'Once a day', description: 'How often mail comes' },
  never: { id: 'signup.settings.never', defaultMessage: 'Never', description: 'How often mail comes' },
  mailSearches: {
    id: 'signup.settings.mailSearches',
    defaultMessage: 'New people in saved searches',
    description: 'Label of a switch: e-mails, at most one a day',
  },
  mailNews: { id: 'signup.settings.mailNews', defaultMessage: 'News and offers', description: 'Label' },
  disabledTitle: {
    id: 'signup.settings.disabledTitle',
    defaultMessage: 'We are not e-mailing you at the moment',
    description: 'Heading of the reason',
  },
  spam_complaint: {
    id: 'signup.settings.spam_complaint',
    defaultMessage:
      'You marked one of our e-mails as spam, so we stopped. If that was a mistake, contact support.',
    description: 'E-mail disabled: spam complaint',
  },
  bounce: {
    id: 'signup.settings.bounce',
    defaultMessage: 'Our e-mails to {email} bounced. Check the address or change it below.',
    description: 'E-mail disabled: bounce',
  },
  unsubscribe: {
    id: 'signup.settings.unsubscribe',
    defaultMessage:
      'You unsubscribed with a link in an e-mail. Choose below what you would like to receive, and we’ll e-mail you again.',
    description: 'E-mail disabled: unsubscribe',
  },
  push: {
    id: 'signup.settings.push',
    defaultMessage: 'Notifications on this device',
    description: 'Heading',
  },
  pushOff: {
    id: 'signup.settings.pushOff',
    defaultMessage:
      'Notifications are off in this browser. It asks for your permission when you turn them on.',
    description: 'No push subscription',
  },
  pushDenied: {
    id: 'signup.settings.pushDenied',
    defaultMessage:
      'Your browser blocks notifications from this site. You can allow them in the browser’s settings.',
    description: 'Push permission denied',
  },
  pushNeutral: {
    id: 'signup.settings.pushNeutral',
    defaultMessage: 'Notifications are neutral: no names, no content.',
    description: 'Below the push switches',
  },
  sound: {
    id: 'signup.settings.sound',
    defaultMessage: 'Sound and vibration for new messages',
    description: 'Label of a switch',
  },
  soundHint: {
    id: 'signup.settings.soundHint',
    defaultMessage:
      'While the site is open in this browser. Muted conversations and the one you are reading stay silent.',
    description: 'Below the switch for sound and vibration',
  },
  soundTry: {
    id: 'signup.settings.soundTry',
    defaultMessage: 'Try it',
    description: 'Button that plays the sound of a new message and vibrates',
  },
  login: { id: 'signup.settings.login', defaultMessage: 'Login', description: 'Heading' },
  emailNow: {
    id: 'signup.settings.emailNow',
    defaultMessage: 'Your address is {email}.',
    description: 'Current e-mail address',
  },
  emailUnconfirmed: {
    id: 'signup.settings.emailUnconfirmed',
    defaultMessage: 'Not confirmed yet',
    description: 'Label beside the e-mail address',
  },
  changePassword: {
    id: 'signup.settings.changePassword',
    defaultMessage: 'Change password',
    description: 'Button and title',
  },
  passwordChanged: {
    id: 'signup.settings.passwordChanged',
    defaultMessage:
      'Your password has been changed. You are still logged in here and have been logged out everywhere else.',
    description: 'After the password was changed',
  },
  privacy: { id: 'signup.settings.privacy', defaultMessage: 'Privacy', description: 'Heading' },
  invisible: { id: 'signup.settings.invisible', defaultMessage: 'Invisible mode', description: 'Switch' },
  invisibleHint: {
    id: 'signup.settings.invisibleHint',
    defaultMessage:
      'You are hidden from search, the swipe game and suggestions, and no one sees that you are online or have visited them. People you have written to can still reach you. Likes you send still show your name.',
    description: 'Explains invisible mode',
  },
  private: { id: 'signup.settings.private', defaultMessage: 'Privacy mode', description: 'Switch' },
  privateHint: {
    id: 'signup.settings.privateHint',
    defaultMessage:
      'Only members see your profile, and most of your photos are only shown to people you like or write to.',
    description: 'Explains privacy mode',
  },
  hideDistance: {
    id: 'signup.settings.hideDistance',
    defaultMessage: 'Hide my distance',
    description: 'Switch',
  },
  hideDistanceHint: {
    id: 'signup.settings.hideDistanceHint',
    defaultMessage:
      'No one sees how far away you are, and you do not appear in searches by distance. Your town stays on your profile.',
    description: 'Explains the switch “Hide my distance”',
  },
  discreet: {
    id: 'signup.settings.discreet',
    defaultMessage: 'Discreet mode',
    description: 'Switch: the site looks neutral to people who see the screen',
  },
  discreetHint: {
    id: 'signup.settings.discreetHint',
    defaultMessage:
      'The tab gets a neutral title and icon, and photos are blurred until you point at or tap them. “Quick exit” at the top, or Esc twice, takes you to {site} at once. Works on every device you log in on.',
    description: 'Explains discreet mode; “Quick exit” is the button in the top bar',
  },
  onlyVerified: {
    id: 'signup.settings.onlyVerified',
    defaultMessage: 'Only verified members can write to me',
    description: 'Switch',
  },
  onlyVerifiedHint: {
    id: 'signup.settings.onlyVerifiedHint',
    defaultMessage: 'People you have written to can always answer you.',
    description: 'Explains the switch “Only verified members can write to me”',
  },
  publicPhoto: {
    id: 'signup.settings.publicPhoto',
    defaultMessage: 'Main photo on public pages',
    description: 'Switch: consent that visitors see the main photo',
  },
  publicPhotoHint: {
    id: 'signup.settings.publicPhotoHint',
    defaultMessage:
      'Your consent to show your main photo to visitors who aren’t logged in, for example on the home page. Without it, only members see your photos.',
    description: 'Explains the consent',
  },
  consent: {
    id: 'signup.settings.consent',
    defaultMessage: 'Orientation and intimate interests',
    description: 'Switch: consent to intimate facts',
  },
  consentHint: {
    id: 'signup.settings.consentHint',
    defaultMessage: 'Your consent to keep and show these details. Without it, they are erased.',
    description: 'Explains the consent',
  },
  revokeTitle: {
    id: 'signup.settings.revokeTitle',
    defaultMessage: 'Withdraw your consent?',
    description: 'Title of the question',
  },
  revokeText: {
    id: 'signup.settings.revokeText',
    defaultMessage: 'Your orientation and intimate interests are erased from your profile immediately.',
    description: 'Text of the question',
  },
  revoke: { id: 'signup.settings.revoke', defaultMessage: 'Withdraw and erase', description: 'Button' },
  data: { id: 'signup.settings.data', defaultMessage: 'Your data and your account', description: 'Heading' },
  pause: { id: 'signup.settings.pause', defaultMessage: 'Take a break', description: 'Button' },
  pauseText: {
    id: 'signup.settings.pauseText',
    defaultMessage: 'Hides your profile and stops our e-mails. Your messages, likes and credits stay.',
    description: 'Text beside the button',
  },
  paused: {
    id: 'signup.settings.paused',
    defaultMessage: 'You are taking a break: your profile is hidden.',
    description: 'State',
  },
  resume: { id: 'signup.settings.resume', defaultMessage: 'End the break', description: 'Button' },
  delete: { id: 'signup.settings.delete', defaultMessage: 'Delete account', description: 'Button and title' },
  deleteText: {
    id: 'signup.settings.deleteText',
    defaultMessage:
      'Your profile disappears immediately. For {days} days, you can restore your account with a link that we e-mail you; then everything is erased, including unused credits.',
    description: 'Text of the dialog',
  },
  deleteReason: {
    id: 'signup.settings.deleteReason',
    defaultMessage: 'Would you tell us why? (optional)',
    description: 'Label',
  },
  deleteSubmit: {
    id: 'signup.settings.deleteSubmit',
    defaultMessage: 'Delete my account',
    description: 'Button that deletes',
  },
  keep: {
    id: 'signup.settings.keep',
    defaultMessage: 'Keep my account',
    description: 'Button that closes the dialog',
  },
  notSaved: {
    id: 'signup.settings.notSaved',
    defaultMessage: 'Your change was not saved. {reason}',
    description: 'After a setting could not be saved',
  },
  pushUnsupported: {
    id: 'signup.settings.pushUnsupported',
    defaultMessage:
      'This browser cannot show notifications. On a phone, add the site to your home screen first.',
    description: 'Push is not possible here',
  },
  pushIsOn: {
    id: 'signup.settings.pushIsOn',
    defaultMessage: 'Notifications are on in this browser.',
    description: 'Push state',
  },
  pushEnable: {
    id: 'signup.settings.pushEnable',
    defaultMessage: 'Turn on',
    description: 'Button: asks the browser for permission',
  },
  pushDisable: {
    id: 'signup.settings.pushDisable',
    defaultMessage: 'Turn off',
    description: 'Button: this browser shows no notifications any more',
  },
})
