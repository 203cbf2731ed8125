import { defineMessages } from '@duetto/shared/i18n'

export const filterMessages = defineMessages({
  name: {
    id: 'members.filter.name',
    defaultMessage: 'Name: {name}',
    description: 'Chip: only people whose name begins with {name}',
  },
  photo: {
    id: 'members.filter.photo',
    defaultMessage: 'With a photo',
    description: 'Switch and chip: only people with a photo',
  },
  bothWays: {
    id: 'members.filter.bothWays',
    defaultMessage: 'Looking for someone like me',
    description:
      'Switch and chip: only people whose wishes for gender, age and distance the member who searches meets',
  },
  bothWaysHint: {
    id: 'members.filter.bothWaysHint',
    defaultMessage:
      'You have the gender and age they look for and live near enough. If they do not say, you fit.',
    description:
      'Explains the switch “Looking for someone like me”: compares the member with what the people found look for',
  },
  newHere: {
    id: 'members.filter.newHere',
    defaultMessage: 'New here',
    description: 'Label of a select: when people joined',
  },
  newAny: {
    id: 'members.filter.newAny',
    defaultMessage: 'Any time',
    description: 'Choice of when people joined',
  },
  newWithin: {
    id: 'members.filter.newWithin',
    defaultMessage:
      '{days, plural, =1 {Joined today} =7 {Joined this week} other {Joined in the last # days}}',
    description: 'Choice of when people joined, and chip',
  },
  more: {
    id: 'members.filter.more',
    defaultMessage: 'More about them',
    description: 'Heading that unfolds filters by interests, language, looks and so on',
  },
  moreCount: {
    id: 'members.filter.moreCount',
    defaultMessage: 'More about them · {count, number}',
    description: 'The same heading with how many of these filters are on',
  },
  several: {
    id: 'members.filter.several',
    defaultMessage: '{label}: {values}',
    description: 'Chip of a filter; values is a list, such as “Hair: Brown or Red”',
  },
  interests: {
    id: 'members.filter.interests',
    defaultMessage: 'Interests',
    description: 'Label of a group of choices',
  },
})
