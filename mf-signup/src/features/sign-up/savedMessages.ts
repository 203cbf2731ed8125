import { defineMessages } from '@duetto/shared/i18n'

export const savedMessages = defineMessages({
  messageFor: {
    id: 'signup.saved.messageFor',
    defaultMessage: 'Your message to {name} is saved: “{text}”',
    description: 'In the first step of a sign-up for a profile: message that the visitor wrote before',
  },
  message: {
    id: 'signup.saved.message',
    defaultMessage: 'Your message is saved: “{text}”',
    description: 'In the first step of a sign-up: message that the visitor wrote before',
  },
  likeFor: {
    id: 'signup.saved.likeFor',
    defaultMessage: '{name} gets your like when your profile is ready.',
    description: 'In the first step of a sign-up for a profile that the visitor liked before',
  },
  likes: {
    id: 'signup.saved.likes',
    defaultMessage:
      '{count, plural, one {Your like is sent when your profile is ready.} other {Your # likes are sent when your profile is ready.}}',
    description: 'In the first step of a sign-up: number of people whom the visitor liked before',
  },
  interests: {
    id: 'signup.saved.interests',
    defaultMessage: 'Saved for your profile: {interests}',
    description: 'In the first step of a sign-up: list of interests that the visitor chose before',
  },
})
