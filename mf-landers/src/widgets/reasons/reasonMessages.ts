import { defineMessages } from '@duetto/shared/i18n'

export const reasonMessages = defineMessages({
  freeTitle: {
    id: 'landers.reason.freeTitle',
    defaultMessage: '{count, number} messages free',
    description: 'Heading of a promise',
  },
  freeText: {
    id: 'landers.reason.freeText',
    defaultMessage:
      'Browse, fill in your profile and write your first {count, number} messages to up to {people, number} people without paying.',
    description: 'Text of a promise',
  },
  priceTitle: {
    id: 'landers.reason.priceTitle',
    defaultMessage: 'Know the price first',
    description: 'Heading of a promise',
  },
  priceText: {
    id: 'landers.reason.priceText',
    defaultMessage:
      'No subscription. You see what a message costs before you send it, and failed messages are free.',
    description: 'Text of a promise',
  },
  honestTitle: {
    id: 'landers.reason.honestTitle',
    defaultMessage: 'Fictional means labelled',
    description: 'Heading of a promise',
  },
  honestText: {
    id: 'landers.reason.honestText',
    defaultMessage:
      'We write some profiles for entertainment. They are labelled in words, and you can hide them.',
    description: 'Text of a promise',
  },
})
