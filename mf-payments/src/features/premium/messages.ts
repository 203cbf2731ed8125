import { defineMessages } from '@duetto/shared/i18n'

export const premiumMessages = defineMessages({
  title: {
    id: 'payments.offer.premiumTitle',
    defaultMessage: 'See every photo. Write to anyone.',
    description: 'Heading of the premium page',
  },
  text: {
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
  opens: {
    id: 'payments.offer.opens',
    defaultMessage: 'Yours as soon as you have paid',
    description: 'Heading above what Premium gives, on the premium page',
  },
  lockedPhotos: {
    id: 'payments.offer.lockedPhotos',
    defaultMessage:
      '{count, plural, one {# of their photos is} other {# of their photos are}} locked for you.',
    description: 'Below people on the premium page, each with the number of their locked photos',
  },
  choose: {
    id: 'payments.offer.choose',
    defaultMessage: 'Choose a package',
    description: 'The one button of the premium page; leads to packages and payment',
  },
  chooseFrom: {
    id: 'payments.offer.chooseFrom',
    defaultMessage: 'Choose a package, from {price}',
    description: 'The same button, once prices are known; the price of the smallest package',
  },
  costs: {
    id: 'payments.offer.costs',
    defaultMessage: 'What it costs',
    description: 'Heading above the prices on the premium page',
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
    description: 'Heading, or line below people with locked photos, on the premium page',
  },
  photosToOpen: {
    id: 'payments.offer.photosToOpen',
    defaultMessage: 'More photos of these people',
    description: 'Heading on the premium page, above people with photos that Premium unlocks',
  },
  personLocked: {
    id: 'payments.offer.personLocked',
    defaultMessage: '{name}, {count, plural, one {# locked photo} other {# locked photos}}',
    description: 'Link to the profile of a person with photos that Premium unlocks, for screen readers',
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
