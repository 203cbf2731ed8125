import { defineMessages } from '@duetto/shared/i18n'

export const welcomeMessages = defineMessages({
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
  messagesLeft: {
    id: 'signup.welcome.messagesLeft',
    defaultMessage:
      '{count, plural, =0 {Your free messages have been sent.} one {One more message is free.} other {# more messages are free.}} {people, plural, =0 {You have started all your free conversations.} one {You can start one more conversation.} other {You can start # more conversations.}}',
    description:
      'In place of the sentence about free messages once the member has written; people: how many more conversations a free member can start',
  },
  chats: {
    id: 'signup.welcome.chats',
    defaultMessage: 'See your messages',
    description: 'Main button once no free conversation is left: opens the list of conversations',
  },
  browsing: {
    id: 'signup.welcome.browsing',
    defaultMessage: 'Profiles and likes are free too.',
    description: 'After the sentence about free messages',
  },
  suggested: {
    id: 'signup.welcome.suggested',
    defaultMessage: 'Suggested for you',
    description: 'Above the portrait of the member to write to first',
  },
  write: {
    id: 'signup.welcome.write',
    defaultMessage: 'Write to {name}',
    description: 'Main button: opens the conversation with the suggested member',
  },
})
