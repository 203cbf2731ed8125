import { defineMessages } from '@duetto/shared/i18n'

export const matchesMessages = defineMessages({
  title: { id: 'signup.matches.title', defaultMessage: 'People for you', description: 'Title of the page' },
  heading: {
    id: 'signup.matches.heading',
    defaultMessage: '{name}, here are some people for you',
    description: 'Heading after sign-up',
  },
  text: {
    id: 'signup.matches.text',
    defaultMessage: 'Look at a profile, or write straight away.',
    description: 'Text after sign-up',
  },
  waiting: {
    id: 'signup.matches.waiting',
    defaultMessage: 'Look around. Messages you write go out once your address is confirmed.',
    description: 'Text after sign-up, while the code of the activation e-mail is awaited',
  },
  welcome: {
    id: 'signup.welcome.heading',
    defaultMessage: 'Welcome, {name}',
    description: 'Heading of the page with suggested people, once the account is active',
  },
  nearby: {
    id: 'signup.welcome.nearby',
    defaultMessage: '{count, plural, one {# person} other {# people}} within {distance} of {town}',
    description:
      'Below the heading: how many people the search found near the member’s town; {distance} is a number with its unit',
  },
  further: {
    id: 'signup.matches.further',
    defaultMessage: 'Further away',
    description: 'Heading above people from outside the distance that is named below the page’s heading',
  },
  later: {
    id: 'signup.matches.later',
    defaultMessage: 'Later',
    description: 'Button that closes the sheet with the field for the code',
  },
  like: { id: 'signup.matches.like', defaultMessage: 'Like {name}', description: 'Name of the heart' },
  write: {
    id: 'signup.matches.write',
    defaultMessage: 'Message',
    description: 'Link to a conversation with this member; contained in signup.matches.writeTo',
  },
  writeTo: {
    id: 'signup.matches.writeTo',
    defaultMessage: 'Message {name}',
    description: 'The link “Message” for screen readers; contains the visible text, in any letter case',
  },
  loading: {
    id: 'signup.matches.loading',
    defaultMessage: 'Looking for people near you',
    description: 'Read aloud while loading',
  },
  emptyTitle: {
    id: 'signup.matches.emptyTitle',
    defaultMessage: 'No one near you yet',
    description: 'Heading of the empty page',
  },
  emptyText: {
    id: 'signup.matches.emptyText',
    defaultMessage: 'Widen the search to find more people.',
    description: 'Text of the empty page',
  },
  all: { id: 'signup.matches.all', defaultMessage: 'See everyone', description: 'Link to the search' },
  failed: {
    id: 'signup.matches.failed',
    defaultMessage: 'The suggestions could not be loaded',
    description: 'Heading after a fault',
  },
})
