import { defineMessages } from '@duetto/shared/i18n'

export const accountMessages = defineMessages({
  site: {
    id: 'signup.settings.site',
    defaultMessage: 'Language and appearance',
    description: 'Heading',
  },
  language: {
    id: 'signup.settings.language',
    defaultMessage: 'Language',
    description: 'Label',
  },
  appearance: {
    id: 'signup.settings.appearance',
    defaultMessage: 'Appearance',
    description: 'Label: light or dark',
  },
  system: {
    id: 'signup.settings.system',
    defaultMessage: 'Same as my device',
    description: 'Appearance',
  },
  light: {
    id: 'signup.settings.light',
    defaultMessage: 'Light',
    description: 'Appearance',
  },
  dark: {
    id: 'signup.settings.dark',
    defaultMessage: 'Dark',
    description: 'Appearance',
  },
  sessions: {
    id: 'signup.settings.sessions',
    defaultMessage: 'Where you are logged in',
    description: 'Heading of the list of sessions',
  },
  sessionsText: {
    id: 'signup.settings.sessionsText',
    defaultMessage: 'If you do not recognise one of these, log it out and change your password.',
    description: 'Below the heading',
  },
  thisDevice: {
    id: 'signup.settings.thisDevice',
    defaultMessage: 'This device',
    description: 'Label on the session that is used now',
  },
  unknownDevice: {
    id: 'signup.settings.unknownDevice',
    defaultMessage: 'Unknown device',
    description: 'Session whose browser says nothing',
  },
  lastUsed: {
    id: 'signup.settings.lastUsed',
    defaultMessage: 'Last used {when}',
    description: 'When a session was last used: a time of today, or a date',
  },
  endSession: {
    id: 'signup.settings.endSession',
    defaultMessage: 'Log out',
    description: 'Button that ends another session',
  },
  endSessionOf: {
    id: 'signup.settings.endSessionOf',
    defaultMessage: 'Log out {device}',
    description: 'Accessible name of the button that ends another session',
  },
  endOthers: {
    id: 'signup.settings.endOthers',
    defaultMessage: 'Log out everywhere else',
    description: 'Button that ends all other sessions',
  },
  blocked: {
    id: 'signup.settings.blocked',
    defaultMessage: 'Blocked people',
    description: 'Heading',
  },
  blockedText: {
    id: 'signup.settings.blockedText',
    defaultMessage: 'They cannot see you or write to you.',
    description: 'Below the heading',
  },
  blockedNone: {
    id: 'signup.settings.blockedNone',
    defaultMessage: 'You have not blocked anyone.',
    description: 'Below the heading where the list is empty',
  },
  blockedSince: {
    id: 'signup.settings.blockedSince',
    defaultMessage: 'since {date}',
    description: 'After the name of a blocked person',
  },
  unblock: {
    id: 'signup.settings.unblock',
    defaultMessage: 'Unblock',
    description: 'Button',
  },
  unblockName: {
    id: 'signup.settings.unblockName',
    defaultMessage: 'Unblock {name}',
    description: 'Accessible name of the button',
  },
  termsSince: {
    id: 'signup.settings.termsSince',
    defaultMessage: 'You accepted the terms on {date}.',
    description: 'Consent and its date',
  },
  publicPhotoSince: {
    id: 'signup.settings.publicPhotoSince',
    defaultMessage: 'On {date} you agreed to have your main photo shown on public pages.',
    description: 'Consent and its date',
  },
  consentSince: {
    id: 'signup.settings.consentSince',
    defaultMessage: 'On {date}, you agreed that we may keep your orientation and intimate interests.',
    description: 'Consent and its date',
  },
})
