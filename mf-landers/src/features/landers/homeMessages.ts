import { defineMessages } from '@duetto/shared/i18n'

export const homeMessages = defineMessages({
  description: {
    id: 'landers.description',
    defaultMessage: 'Browsing is free, and so are your first messages. You see the price before you pay.',
    description: 'What search engines show of the home page and the landers; without values',
  },
  linkPicture: {
    id: 'landers.linkPicture',
    defaultMessage: 'Drawn people, no members',
    description: 'Alternative text of the picture that other sites show beside a link to a lander',
  },
  title: {
    id: 'landers.home.title',
    defaultMessage: 'Evenings are better with someone to write to.',
    description: 'Headline of the home page',
  },
  how: {
    id: 'landers.home.how',
    defaultMessage: 'How it works',
    description: 'Heading above the three promises on the home page',
  },
  browse: {
    id: 'landers.home.browse',
    defaultMessage: 'Look around first',
    description: 'Link to the search for visitors',
  },
  people: {
    id: 'landers.home.people',
    defaultMessage: 'Who is here',
    description: 'Heading above portraits of members on the home page',
  },
  safety: {
    id: 'landers.home.safety',
    defaultMessage: 'What keeps you safe',
    description: 'Heading above three facts about safety',
  },
  reportTitle: {
    id: 'landers.home.reportTitle',
    defaultMessage: 'Report anything',
    description: 'Heading of a fact about safety',
  },
  reportText: {
    id: 'landers.home.reportText',
    defaultMessage: 'Profiles, photos and messages. You get a receipt, then a decision with its reason.',
    description: 'Text of a fact about safety',
  },
  photosTitle: {
    id: 'landers.home.photosTitle',
    defaultMessage: 'Photos are checked',
    description: 'Heading of a fact about safety',
  },
  photosText: {
    id: 'landers.home.photosText',
    defaultMessage: 'We look at each photo before others see it, and remove the place and time it was taken.',
    description: 'Text of a fact about safety',
  },
  leaveTitle: {
    id: 'landers.home.leaveTitle',
    defaultMessage: 'Leave when you like',
    description: 'Heading of a fact about safety',
  },
  leaveText: {
    id: 'landers.home.leaveText',
    defaultMessage:
      'Block people, hide or delete your profile, and take your data with you, all in the settings.',
    description: 'Text of a fact about safety',
  },
  prices: {
    id: 'landers.home.prices',
    defaultMessage: 'What it costs',
    description: 'Heading above the prices',
  },
  priceBrowse: {
    id: 'landers.home.priceBrowse',
    defaultMessage: 'Browsing and your profile',
    description: 'Row of the prices: looking at people and having a profile',
  },
  priceFirst: {
    id: 'landers.home.priceFirst',
    defaultMessage: 'Your first {count, number} messages',
    description: 'Row of the prices',
  },
  priceMessage: {
    id: 'landers.home.priceMessage',
    defaultMessage: 'Each message after that',
    description: 'Row of the prices: each message after the free ones',
  },
  free: {
    id: 'landers.home.free',
    defaultMessage: 'Free',
    description: 'Price of what costs nothing',
  },
  range: {
    id: 'landers.home.range',
    defaultMessage: '{from} to {to}',
    description: 'Price of a message, from the largest to the smallest package',
  },
  priceNote: {
    id: 'landers.home.priceNote',
    defaultMessage: 'No subscription. The price stands beside the button before you send.',
    description: 'Under the prices',
  },
  allPrices: {
    id: 'landers.home.allPrices',
    defaultMessage: 'All prices',
    description: 'Link to the page with all prices',
  },
  questions: {
    id: 'landers.home.questions',
    defaultMessage: 'Questions',
    description: 'Heading above questions and answers',
  },
})
