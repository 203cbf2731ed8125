import { defineMessages } from '@duetto/shared/i18n'

export const linkMessages = defineMessages({
  activating: {
    id: 'signup.link.activating',
    defaultMessage: 'Confirming your e-mail address',
    description: 'While the activation runs',
  },
  activatedTitle: {
    id: 'signup.link.activatedTitle',
    defaultMessage: 'Your account is active',
    description: 'Title and heading after activation',
  },
  activatedText: {
    id: 'signup.link.activatedText',
    defaultMessage: 'Your e-mail address is confirmed. Your first {count, number} messages are free.',
    description: 'Text after activation',
  },
  finishProfile: {
    id: 'signup.link.finishProfile',
    defaultMessage: 'Finish my profile',
    description: 'Link to the rest of sign-up',
  },
  activationFailedTitle: {
    id: 'signup.link.activationFailedTitle',
    defaultMessage: 'Your account could not be activated',
    description: 'Title and heading of the error page',
  },
  activationFailedText: {
    id: 'signup.link.activationFailedText',
    defaultMessage: 'Please contact our support team: {email}',
    description: 'Text of the error page; support is the way out',
  },
  sendAgain: { id: 'signup.link.sendAgain', defaultMessage: 'Send a new link', description: 'Button' },
  sentAgain: {
    id: 'signup.link.sentAgain',
    defaultMessage: 'A new link is on its way to {email}.',
    description: 'After a new activation mail was sent',
  },
  loginForLink: {
    id: 'signup.link.loginForLink',
    defaultMessage: 'Log in to get a new link.',
    description: 'On the error page for those who are not logged in',
  },
  mailChanging: {
    id: 'signup.link.mailChanging',
    defaultMessage: 'Confirming your new e-mail address',
    description: 'While the change runs',
  },
  mailChangedTitle: {
    id: 'signup.link.mailChangedTitle',
    defaultMessage: 'Your e-mail address has been changed',
    description: 'Title and heading',
  },
  mailChangedText: {
    id: 'signup.link.mailChangedText',
    defaultMessage: 'From now on, log in with the new address. Our e-mails go there too.',
    description: 'Text after the change',
  },
  mailFailedTitle: {
    id: 'signup.link.mailFailedTitle',
    defaultMessage: 'Your e-mail address was not changed',
    description: 'Title and heading after a fault',
  },
  mailFailedText: {
    id: 'signup.link.mailFailedText',
    defaultMessage: 'Ask for a new link in your settings.',
    description: 'Text after a fault',
  },
  toSettings: { id: 'signup.link.toSettings', defaultMessage: 'Go to settings', description: 'Link' },
  deletedTitle: {
    id: 'signup.link.deletedTitle',
    defaultMessage: 'Your account has been deleted',
    description: 'Title and heading',
  },
  deletedText: {
    id: 'signup.link.deletedText',
    defaultMessage:
      'No one sees your profile any more. You can restore your account for {days} days with the link in the e-mail we sent you. After that, everything is erased.',
    description: 'Text after a deletion',
  },
  deletedUntil: {
    id: 'signup.link.deletedUntil',
    defaultMessage: 'Everything will be erased on {date}.',
    description: 'Date of the erasure',
  },
  activeTitle: {
    id: 'signup.link.activeTitle',
    defaultMessage: 'Your account has not been deleted',
    description: 'Heading of the page on deleted accounts, for a logged-in member',
  },
  activeText: {
    id: 'signup.link.activeText',
    defaultMessage:
      'You are logged in and nothing has been deleted. In the settings you can take a break or delete your account.',
    description: 'Text below it',
  },
  aboutDeletionTitle: {
    id: 'signup.link.aboutDeletionTitle',
    defaultMessage: 'Deleted accounts',
    description: 'Heading of the page on deleted accounts, for a visitor without a link',
  },
  aboutDeletionText: {
    id: 'signup.link.aboutDeletionText',
    defaultMessage:
      'If you deleted your account, no one sees your profile any more. You can restore it for {days} days with the link in the e-mail we sent you. After that, everything is erased. If you deleted nothing, simply log in.',
    description: 'Text below it',
  },
  toStart: { id: 'signup.link.toStart', defaultMessage: 'Go to the home page', description: 'Link' },
  reactivateTitle: {
    id: 'signup.link.reactivateTitle',
    defaultMessage: 'Restore your account?',
    description: 'Title and heading of the page behind the link of the deletion mail',
  },
  reactivateText: {
    id: 'signup.link.reactivateText',
    defaultMessage: 'Your profile, messages and credits come back as they were.',
    description: 'Text of that page',
  },
  reactivate: { id: 'signup.link.reactivate', defaultMessage: 'Restore account', description: 'Button' },
  reactivatedTitle: {
    id: 'signup.link.reactivatedTitle',
    defaultMessage: 'Welcome back',
    description: 'Heading after the reactivation',
  },
  reactivatedText: {
    id: 'signup.link.reactivatedText',
    defaultMessage: 'Your account has been restored.',
    description: 'Text after the reactivation',
  },
  reactivateFailedTitle: {
    id: 'signup.link.reactivateFailedTitle',
    defaultMessage: 'Your account could not be restored',
    description: 'Heading after a fault',
  },
  reactivateFailedText: {
    id: 'signup.link.reactivateFailedText',
    defaultMessage: 'The link works for {days} days and only once. After that, the account is erased.',
    description: 'Text after a fault',
  },
  confirmTitle: {
    id: 'signup.link.confirmTitle',
    defaultMessage: 'Check your inbox',
    description: 'Heading while the activation mail is waited for',
  },
  openLink: {
    id: 'signup.link.openLink',
    defaultMessage: 'Open the link in the e-mail we have sent you. Any device will do.',
    description: 'Below the heading “Check your inbox”, where the browser runs no scripts',
  },
  confirmAddress: {
    id: 'signup.link.confirmAddress',
    defaultMessage: 'Confirm your e-mail address',
    description: 'Heading above a button that makes the account active, where the browser runs no scripts',
  },
})
