import { defineMessages } from '@duetto/shared/i18n'

export const skippedMessages = defineMessages({
  title: {
    id: 'members.hidden.title',
    defaultMessage: 'Hidden people',
    description: 'Heading and title of the page with the people whom the member has hidden for a while',
  },
  intro: {
    id: 'members.hidden.intro',
    defaultMessage:
      '“Not now” hides someone from you for {days} days. They are not told, and can still see your profile and write to you.',
    description: 'Below the heading; {days} is a number',
  },
  skip: {
    id: 'members.hidden.skip',
    defaultMessage: 'Not now. Hidden until {date}',
    description: 'Line of a hidden person; {date} is a date such as 27 December',
  },
  pass: {
    id: 'members.hidden.pass',
    defaultMessage: 'Passed on in the swipe game. Back there on {date}',
    description: 'Line of a person; {date} is a date such as 27 December',
  },
  showAgain: {
    id: 'members.hidden.showAgain',
    defaultMessage: 'Show again',
    description: 'Button: ends the hiding of this person',
  },
  showAgainName: {
    id: 'members.hidden.showAgainName',
    defaultMessage: 'Show again: {name}',
    description: 'Accessible name of the button; begins with members.hidden.showAgain',
  },
  showAll: {
    id: 'members.hidden.showAll',
    defaultMessage: 'Show everyone again',
    description: 'Button and dialog heading: ends the hiding of all people',
  },
  showAllText: {
    id: 'members.hidden.showAllText',
    defaultMessage: 'Everyone on this list appears in search and in the swipe game again.',
    description: 'Text of the dialog',
  },
  loading: {
    id: 'members.hidden.loading',
    defaultMessage: 'Loading hidden people',
    description: 'Read aloud while the page loads',
  },
  failed: {
    id: 'members.hidden.failed',
    defaultMessage: 'Hidden people could not be loaded',
    description: 'Heading after a fault',
  },
  emptyTitle: {
    id: 'members.hidden.emptyTitle',
    defaultMessage: 'No one is hidden',
    description: 'Heading of the empty page',
  },
  emptyText: {
    id: 'members.hidden.emptyText',
    defaultMessage: 'Press “Not now” on a profile to hide it for a while.',
    description: 'Text of the empty page; “Not now” is the button members.people.skip',
  },
  toMembers: {
    id: 'members.hidden.toMembers',
    defaultMessage: 'See members',
    description: 'Link on the empty page',
  },
})
