import { defineMessages } from '@duetto/shared/i18n'

export const emptyMessages = defineMessages({
  title: {
    id: 'members.empty.title',
    defaultMessage: 'Nobody fits all of this yet',
    description: 'Heading of an empty result',
  },
  online: {
    id: 'members.empty.online',
    defaultMessage: 'Right now none of them is online.',
    description: 'Why the result is empty',
  },
  countryregion: {
    id: 'members.empty.countryregion',
    defaultMessage: 'There is nobody in this region who fits.',
    description: 'Why the result is empty',
  },
  age: {
    id: 'members.empty.age',
    defaultMessage: 'There is nobody of this age here.',
    description: 'Why the result is empty',
  },
  country: {
    id: 'members.empty.country',
    defaultMessage: 'There is nobody in this country who fits.',
    description: 'Why the result is empty',
  },
  gender: {
    id: 'members.empty.gender',
    defaultMessage: 'Nobody of this gender has joined yet.',
    description: 'Why the result is empty',
  },
  everything: {
    id: 'members.empty.everything',
    defaultMessage: 'Nobody has joined yet. Look in again soon.',
    description: 'Why the result is empty, when no filter is on',
  },
  widenOnline: {
    id: 'members.empty.widenOnline',
    defaultMessage: 'Include people who are offline',
    description: 'Button: widens the search by one step',
  },
  widenRegion: {
    id: 'members.empty.widenRegion',
    defaultMessage: 'Search the whole country',
    description: 'Button: widens the search by one step',
  },
  widenAge: {
    id: 'members.empty.widenAge',
    defaultMessage: 'Include every age',
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
    defaultMessage: 'See everybody',
    description: 'Heading of the offer under the part that a visitor sees',
  },
  limitedText: {
    id: 'members.limited.text',
    defaultMessage: 'You see a first glimpse. With a free profile you see all members, and they can see you.',
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
      'Our members show themselves only to each other. Sign up free or log in to see who is here.',
    description: 'Text where visitors see no members at all',
  },
})
