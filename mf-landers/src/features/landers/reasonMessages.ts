import { defineMessages } from '@duetto/shared/i18n'

export const reasonMessages = defineMessages({
  freeTitle: {
    id: 'landers.reason.freeTitle',
    defaultMessage: 'Five messages free',
    description: 'Heading of a promise',
  },
  freeText: {
    id: 'landers.reason.freeText',
    defaultMessage: 'Look around, fill in your profile and write your first five messages without paying.',
    description: 'Text of a promise',
  },
  priceTitle: {
    id: 'landers.reason.priceTitle',
    defaultMessage: 'The price before the act',
    description: 'Heading of a promise',
  },
  priceText: {
    id: 'landers.reason.priceText',
    defaultMessage:
      'No subscription. What a message costs stands beside the button, and one that fails costs nothing.',
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
      'Some profiles are written by us for entertainment. They say so in words, and you can hide them.',
    description: 'Text of a promise',
  },
})
