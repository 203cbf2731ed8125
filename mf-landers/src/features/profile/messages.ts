import { defineMessages } from '@duetto/shared/i18n'

export const profileMessages = defineMessages({
  letterTitle: {
    id: 'landers.profile.letterTitle',
    defaultMessage: 'Write to {name}',
    description: 'Headline of a profile’s landing page',
  },
  letterLead: {
    id: 'landers.profile.letterLead',
    defaultMessage:
      '{name}, {age}{place, select, known {, {city}} other {}}. Your message is sent as soon as your profile is confirmed.',
    description:
      'Second sentence of a profile’s landing page. Some members have no town; then place is “none”',
  },
  letterLabel: {
    id: 'landers.profile.letterLabel',
    defaultMessage: 'Your message',
    description: 'Field for the first message',
  },
  letterMissing: {
    id: 'landers.profile.letterMissing',
    defaultMessage: 'Write a few words first. A short hello is enough.',
    description: 'Error at the field for the first message, which is empty',
  },
  letterSend: {
    id: 'landers.profile.letterSend',
    defaultMessage: 'Continue to my profile',
    description: 'Button; sign-up follows and the message is sent after it',
  },
  portraitTitle: {
    id: 'landers.profile.portraitTitle',
    defaultMessage: 'This is {name}.',
    description: 'Headline of a profile’s second landing page',
  },
  portraitLead: {
    id: 'landers.profile.portraitLead',
    defaultMessage: '{age}{place, select, known {, {city}} other {}}. Create a free profile to see more.',
    description:
      'Second sentence of a profile’s second landing page. Some members have no town; then place is “none”',
  },
  portraitAct: {
    id: 'landers.profile.portraitAct',
    defaultMessage: 'Meet {name}',
    description: 'Button of a profile’s second landing page',
  },
  questionTitle: {
    id: 'landers.profile.questionTitle',
    defaultMessage: 'Would you like to hear from {name}?',
    description: 'Headline of a profile’s third landing page',
  },
  yes: {
    id: 'landers.profile.yes',
    defaultMessage: 'Yes, please',
    description: 'Button of a profile’s third landing page',
  },
  no: {
    id: 'landers.profile.no',
    defaultMessage: 'Show me other people',
    description: 'Button of a profile’s third landing page; leads to the search',
  },
  goneTitle: {
    id: 'landers.profile.goneTitle',
    defaultMessage: 'This profile is no longer here',
    description: 'Headline where the profile does not exist',
  },
  goneText: {
    id: 'landers.profile.goneText',
    defaultMessage: 'Others are still here. Look around, it’s free.',
    description: 'Text where the profile does not exist',
  },
})
