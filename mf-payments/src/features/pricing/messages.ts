import { defineMessages } from '@duetto/shared/i18n'

export const pricingMessages = defineMessages({
  title: {
    id: 'payments.pricing.title',
    defaultMessage: 'Prices',
    description: 'Heading of the public price page',
  },
  text: {
    id: 'payments.pricing.text',
    defaultMessage:
      'Browsing, your profile and your first messages are free. After that, you pay with credits, without a subscription.',
    description: 'Under the heading of the price page',
  },
  message: {
    id: 'payments.pricing.message',
    defaultMessage: 'A message',
    description: 'Row of the price table',
  },
  photo: {
    id: 'payments.pricing.photo',
    defaultMessage: 'A photo in a message',
    description: 'Row of the price table',
  },
  voice: {
    id: 'payments.pricing.voice',
    defaultMessage: 'A voice message',
    description: 'Row of the price table',
  },
  gift: { id: 'payments.pricing.gift', defaultMessage: 'A gift', description: 'Row of the price table' },
  credits: {
    id: 'payments.pricing.credits',
    defaultMessage: '{count, plural, one {# credit} other {# credits}}',
    description: 'Price in credits',
  },
  range: {
    id: 'payments.pricing.range',
    defaultMessage: '{from, number} to {to, number} credits',
    description: 'Price in credits from to',
  },
  packages: {
    id: 'payments.pricing.packages',
    defaultMessage: 'Packages',
    description: 'Heading above the packages',
  },
  fromTo: {
    id: 'payments.pricing.fromTo',
    defaultMessage: '{from} to {to}',
    description: 'In the price table: price range from the largest to the smallest package',
  },
})
