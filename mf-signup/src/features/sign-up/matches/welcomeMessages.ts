import { defineMessages } from '@duetto/shared/i18n'

export const welcomeMessages = defineMessages({
  heading: {
    id: 'signup.welcome.heading',
    defaultMessage: 'Welcome, {name}',
    description: 'Heading of the page with suggested people, once the account is active',
  },
  title: {
    id: 'signup.welcome.title',
    defaultMessage: 'Your account is active',
    description: 'Heading beside the suggestions once the e-mail address is confirmed',
  },
  messages: {
    id: 'signup.welcome.messages',
    defaultMessage:
      'Your first {count, number} messages are free. You can start up to {people, plural, one {# conversation} other {# conversations}}.',
    description: 'What a new member can do; people: how many conversations a free member can start',
  },
  browsing: {
    id: 'signup.welcome.browsing',
    defaultMessage: 'Profiles and likes are free too.',
    description: 'After the sentence about free messages',
  },
  write: {
    id: 'signup.welcome.write',
    defaultMessage: 'Write to {name}',
    description: 'Main button: opens the conversation with the suggested member',
  },
  nearby: {
    id: 'signup.welcome.nearby',
    defaultMessage: '{count, plural, one {# person} other {# people}} within {distance} of {town}',
    description:
      'Below the heading: how many people the search found near the member’s town; {distance} is a number with its unit',
  },
})
