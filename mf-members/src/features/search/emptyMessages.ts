import { defineMessages } from '@duetto/shared/i18n'

export const emptyMessages = defineMessages({
  name: {
    id: 'members.empty.name',
    defaultMessage: 'No one’s name begins like that.',
    description: 'Why a search by name finds no one',
  },
  widenName: {
    id: 'members.empty.widenName',
    defaultMessage: 'Search without the name',
    description: 'Button below members.empty.name',
  },
  title: {
    id: 'members.empty.title',
    defaultMessage: 'No one matches yet',
    description: 'Heading of an empty result',
  },
  several: {
    id: 'members.empty.several',
    defaultMessage: 'No one matches this combination: {filters}.',
    description: 'Why the result is empty; filters is a list of at least two, such as “70 – 99, Online now”',
  },
  widenSeveral: {
    id: 'members.empty.widenSeveral',
    defaultMessage: 'Remove all of these filters',
    description: 'Button below members.empty.several',
  },
  details: {
    id: 'members.empty.details',
    defaultMessage: 'No one has all of these details.',
    description: 'Why the result is empty: filters by interests, language, looks and so on',
  },
  bothWays: {
    id: 'members.empty.bothWays',
    defaultMessage: 'None of them is looking for someone like you.',
    description: 'Why the result is empty',
  },
  newHere: {
    id: 'members.empty.newHere',
    defaultMessage: 'None of them has joined that recently.',
    description: 'Why the result is empty',
  },
  photo: {
    id: 'members.empty.photo',
    defaultMessage: 'None of them has a photo yet.',
    description: 'Why the result is empty',
  },
  verified: {
    id: 'members.empty.verified',
    defaultMessage: 'None of them is verified yet.',
    description: 'Why the result is empty',
  },
  online: {
    id: 'members.empty.online',
    defaultMessage: 'None of them is online right now.',
    description: 'Why the result is empty',
  },
  distance: {
    id: 'members.empty.distance',
    defaultMessage: 'No one that near matches.',
    description: 'Why the result is empty',
  },
  countryregion: {
    id: 'members.empty.countryregion',
    defaultMessage: 'No one in this region matches.',
    description: 'Why the result is empty',
  },
  age: {
    id: 'members.empty.age',
    defaultMessage: 'There is no one of this age here.',
    description: 'Why the result is empty',
  },
  country: {
    id: 'members.empty.country',
    defaultMessage: 'No one in this country matches.',
    description: 'Why the result is empty',
  },
  gender: {
    id: 'members.empty.gender',
    defaultMessage: 'No one of this gender has joined yet.',
    description: 'Why the result is empty',
  },
  everything: {
    id: 'members.empty.everything',
    defaultMessage: 'No one has joined yet. Check back soon.',
    description: 'Why the result is empty, when no filter is on',
  },
  widenDetails: {
    id: 'members.empty.widenDetails',
    defaultMessage: 'Search without these details',
    description: 'Button: widens the search by one step',
  },
  widenBothWays: {
    id: 'members.empty.widenBothWays',
    defaultMessage: 'Include everyone you are looking for',
    description: 'Button: widens the search by one step',
  },
  widenNewHere: {
    id: 'members.empty.widenNewHere',
    defaultMessage: 'Include people who joined earlier',
    description: 'Button: widens the search by one step',
  },
  widenPhoto: {
    id: 'members.empty.widenPhoto',
    defaultMessage: 'Include people without a photo',
    description: 'Button: widens the search by one step',
  },
  widenVerified: {
    id: 'members.empty.widenVerified',
    defaultMessage: 'Include people who aren’t verified',
    description: 'Button: widens the search by one step',
  },
  widenOnline: {
    id: 'members.empty.widenOnline',
    defaultMessage: 'Include people who are offline',
    description: 'Button: widens the search by one step',
  },
  widenDistance: {
    id: 'members.empty.widenDistance',
    defaultMessage: 'Search farther away',
    description: 'Button: widens the search by one step',
  },
  widenRegion: {
    id: 'members.empty.widenRegion',
    defaultMessage: 'Search the whole country',
    description: 'Button: widens the search by one step',
  },
  widenAge: {
    id: 'members.empty.widenAge',
    defaultMessage: 'Include all ages',
    description: 'Button: widens the search by one step',
  },
  widenCountry: {
    id: 'members.empty.widenCountry',
    defaultMessage: 'Search all countries',
    description: 'Button: widens the search by one step',
  },
  widenGender: {
    id: 'members.empty.widenGender',
    defaultMessage: 'Show everyone',
    description: 'Button: widens the search by one step',
  },
  limitedTitle: {
    id: 'members.limited.title',
    defaultMessage: 'See everyone',
    description: 'Heading of the offer under the part that a visitor sees',
  },
  limitedText: {
    id: 'members.limited.text',
    defaultMessage: 'This is a preview. With a free profile, you see all members, and they can see you.',
    description: 'Text of the offer under the part that a visitor sees',
  },
  closedTitle: {
    id: 'members.closed.title',
    defaultMessage: 'Members only',
    description: 'Heading where visitors see no members at all',
  },
  closedText: {
    id: 'members.closed.text',
    defaultMessage:
      'Our members only show themselves to each other. Sign up free or log in to see who is here.',
    description: 'Text where visitors see no members at all',
  },
})
