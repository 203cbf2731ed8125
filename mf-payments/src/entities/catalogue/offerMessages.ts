import { defineMessages } from '@duetto/shared/i18n'

export const offerMessages = defineMessages({
  premiumTitle: {
    id: 'payments.offer.premiumTitle',
    defaultMessage: 'See every photo. Write to anyone.',
    description: 'Heading of the premium page',
  },
  premiumText: {
    id: 'payments.offer.premiumText',
    defaultMessage:
      'Your first package of credits makes you Premium. It is a one-off payment, never a subscription.',
    description: 'Under the heading of the premium page',
  },
  hasPremium: {
    id: 'payments.offer.hasPremium',
    defaultMessage: 'You have Premium',
    description: 'Heading of the premium page for members who are Premium',
  },
  hasPremiumText: {
    id: 'payments.offer.hasPremiumText',
    defaultMessage:
      'It stays yours, without a subscription. Another package gives you credits for more messages and gifts.',
    description: 'Under the heading of the premium page for members who are Premium',
  },
  creditsTitle: {
    id: 'payments.offer.creditsTitle',
    defaultMessage: 'Credits for messages and gifts',
    description: 'Heading of the credits page',
  },
  balance: {
    id: 'payments.offer.balance',
    defaultMessage: 'You have {count, plural, one {# credit} other {# credits}}.',
    description: 'Balance on the credits page',
  },
  group: {
    id: 'payments.offer.group',
    defaultMessage: 'Package',
    description: 'Name of the choice of packages',
  },
  unit: {
    id: 'payments.offer.unit',
    defaultMessage: 'credits',
    description: 'Under the number of credits of a package',
  },
  perMessage: {
    id: 'payments.offer.perMessage',
    defaultMessage: '{price} per message',
    description: 'Price of one message in a package',
  },
  usual: {
    id: 'payments.offer.usual',
    defaultMessage: 'Usual choice',
    description: 'Tag on the package most members take',
  },
  see: { id: 'payments.slot.see', defaultMessage: 'See packages', description: 'Button to the packages' },
  goOn: { id: 'payments.offer.goOn', defaultMessage: 'Continue to payment', description: 'Button' },
  repeat: {
    id: 'payments.offer.repeat',
    defaultMessage: 'Repeat my last order',
    description: 'Link for paying members',
  },
  photos: {
    id: 'payments.offer.photos',
    defaultMessage: 'All members’ photos',
    description: 'What Premium gives',
  },
  claim: {
    id: 'payments.offer.claim',
    defaultMessage: 'Premium members have 46% more chance of a match.',
    description: 'Claim; shown only where the operator has evidence and switched it on',
  },
  off: {
    id: 'payments.offer.off',
    defaultMessage: '{percent, number}% off your first credits',
    description: 'Discount that holds',
  },
  offUntil: {
    id: 'payments.offer.offUntil',
    defaultMessage: 'The {percent, number}% discount ends in <clock></clock>.',
    description: 'Discount with its end; the clock counts down',
  },
  failed: {
    id: 'payments.offer.failed',
    defaultMessage: 'The packages could not be loaded',
    description: 'Heading when loading failed',
  },
  pricingTitle: {
    id: 'payments.pricing.title',
    defaultMessage: 'Prices',
    description: 'Heading of the public price page',
  },
  pricingText: {
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
  ownPhotos: {
    id: 'payments.offer.ownPhotos',
    defaultMessage: 'Your own photos',
    description: 'Row of the comparison',
  },
  startConversations: {
    id: 'payments.offer.startConversations',
    defaultMessage: 'Conversations you start',
    description: 'Row of the comparison',
  },
  historyRow: {
    id: 'payments.offer.historyRow',
    defaultMessage: 'Message history',
    description: 'Row of the comparison',
  },
  historyDays: {
    id: 'payments.offer.historyDays',
    defaultMessage: '{count, number} days',
    description: 'In the comparison: how far back a free member reads',
  },
  anyNumber: {
    id: 'payments.offer.anyNumber',
    defaultMessage: 'as many as you like',
    description: 'In the comparison',
  },
  everything: {
    id: 'payments.offer.everything',
    defaultMessage: 'everything',
    description: 'In the comparison: the whole history',
  },
  without: {
    id: 'payments.offer.without',
    defaultMessage: 'Free',
    description: 'Column of the comparison',
  },
  with: {
    id: 'payments.offer.with',
    defaultMessage: 'Premium',
    description: 'Column of the comparison',
  },
  yes: {
    id: 'payments.offer.yes',
    defaultMessage: 'yes',
    description: 'In the comparison, for screen readers',
  },
  no: {
    id: 'payments.offer.no',
    defaultMessage: 'no',
    description: 'In the comparison, for screen readers',
  },
  likesCount: {
    id: 'payments.offer.likesCount',
    defaultMessage: '{count, plural, one {# person likes you} other {# people like you}}',
    description: 'Heading on the premium page, beside blurred faces',
  },
  seeLikes: {
    id: 'payments.offer.seeLikes',
    defaultMessage: 'See who likes you',
    description: 'Link to the likes, below the number of people who like the member',
  },
  fromPrice: {
    id: 'payments.offer.fromPrice',
    defaultMessage: 'Packages from {package}. A message costs {from} to {to}, depending on the package.',
    description: 'On the premium page',
  },
  withdrawalLine: {
    id: 'payments.offer.withdrawalLine',
    defaultMessage: 'Unused credits can be returned for {days, number} days',
    description: 'Link on the premium page',
  },
})
