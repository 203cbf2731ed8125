import { defineMessages } from '@duetto/shared/i18n'

export const conversationMessages = defineMessages({
  refunded: {
    id: 'chat.conversation.refunded',
    defaultMessage: '{credits, plural, one {# credit} other {# credits}} returned: no answer',
    description: 'Below a message to a fictional profile that was paid and got no answer',
  },
  back: {
    id: 'chat.conversation.back',
    defaultMessage: 'All messages',
    description: 'Button on a phone, leads to the list',
  },
  more: {
    id: 'chat.conversation.more',
    defaultMessage: 'Options for the conversation with {name}',
    description: 'Name of the menu',
  },
  profile: { id: 'chat.conversation.profile', defaultMessage: 'View profile', description: 'Menu entry' },
  block: { id: 'chat.conversation.block', defaultMessage: 'Block {name}', description: 'Menu entry' },
  blockTitle: {
    id: 'chat.conversation.blockTitle',
    defaultMessage: 'Block {name}?',
    description: 'Title of the confirming dialog',
  },
  blockText: {
    id: 'chat.conversation.blockText',
    defaultMessage: 'You will no longer see each other, and {name} cannot write to you.',
    description: 'Text of the confirming dialog',
  },
  hideFictional: {
    id: 'chat.conversation.hideFictional',
    defaultMessage: 'Hide fictional profiles',
    description: 'Link of that notice to the search without fictional members',
  },
  online: { id: 'chat.conversation.online', defaultMessage: 'Online now', description: 'Under the name' },
  log: {
    id: 'chat.conversation.log',
    defaultMessage: 'Conversation with {name}',
    description: 'Name of the list of messages for screen readers',
  },
  older: {
    id: 'chat.conversation.older',
    defaultMessage: 'Show older messages',
    description: 'Button on top of the conversation',
  },
  limited: {
    id: 'chat.conversation.limited',
    defaultMessage: 'Older messages are no longer visible. With Premium you see your whole history.',
    description: 'Limit of the history of free members',
  },
  getPremium: {
    id: 'chat.conversation.getPremium',
    defaultMessage: 'Get Premium',
    description: 'Link to the packages',
  },
  sending: { id: 'chat.bubble.sending', defaultMessage: 'Sending', description: 'State of a message' },
  sent: { id: 'chat.bubble.sent', defaultMessage: 'Sent', description: 'State of a message' },
  read: { id: 'chat.bubble.read', defaultMessage: 'Read', description: 'State of a message' },
  waiting: {
    id: 'chat.bubble.waiting',
    defaultMessage: 'Not sent yet. It will be sent as soon as the site responds.',
    description: 'State of a message while the server is away or busy',
  },
  waitingOffline: {
    id: 'chat.bubble.offline',
    defaultMessage: 'Not sent yet: you’re offline. It will be sent when you’re back online.',
    description: 'State of a message while there is no network',
  },
  refused: {
    id: 'chat.bubble.refused',
    defaultMessage: 'Not sent, nothing was charged.',
    description: 'State of a message that the server refused; the reason follows',
  },
  notSaved: {
    id: 'chat.bubble.notSaved',
    defaultMessage: 'Not saved: keep this page open until it’s sent.',
    description: 'Beside an unsent message where the browser cannot store it',
  },
  now: { id: 'chat.bubble.now', defaultMessage: 'Send now', description: 'Button at a message that waits' },
  again: {
    id: 'chat.bubble.again',
    defaultMessage: 'Send again',
    description: 'Button at a message that was refused',
  },
  sendable: {
    id: 'chat.bubble.sendable',
    defaultMessage: 'You can send it now.',
    description: 'Next to a refused message, once the reason no longer applies',
  },
  sendablePaid: {
    id: 'chat.bubble.sendablePaid',
    defaultMessage: 'You can send it now for {credits, plural, one {# credit} other {# credits}} ({price}).',
    description: 'Next to a refused message, once the reason no longer applies, with its price',
  },
  send: {
    id: 'chat.bubble.send',
    defaultMessage: 'Send',
    description: 'Button next to a refused message that can now be sent',
  },
  edit: {
    id: 'chat.bubble.edit',
    defaultMessage: 'Edit',
    description: 'Button at a message that was refused',
  },
  drop: {
    id: 'chat.bubble.drop',
    defaultMessage: 'Delete',
    description: 'Button at a message that was refused',
  },
  buy: {
    id: 'chat.bubble.buy',
    defaultMessage: 'Buy credits',
    description: 'Link at a message for which credits are missing',
  },
  gift: {
    id: 'chat.bubble.gift',
    defaultMessage: 'Gift · {credits, plural, one {# credit} other {# credits}}',
    description: 'Under the name of a gift',
  },
  typing: {
    id: 'chat.conversation.typing',
    defaultMessage: '{name} is typing',
    description: 'For screen readers, beside three dots',
  },
  newMessages: {
    id: 'chat.conversation.new',
    defaultMessage: 'New messages',
    description: 'Button that scrolls to the newest message',
  },
  toNewest: {
    id: 'chat.conversation.toNewest',
    defaultMessage: 'To the newest message',
    description: 'Button with an arrow that scrolls down',
  },
  day: {
    id: 'chat.conversation.day',
    defaultMessage: 'Go to a date',
    description: 'Menu entry of the conversation, and title of its dialog',
  },
  dayField: { id: 'chat.conversation.dayField', defaultMessage: 'Date', description: 'Field of the dialog' },
  dayGo: { id: 'chat.conversation.dayGo', defaultMessage: 'Show', description: 'Button of the dialog' },
  arrived: {
    id: 'chat.conversation.arrived',
    defaultMessage: '{name}: {text}',
    description: 'A new message, read out',
  },
  emptyTitle: {
    id: 'chat.conversation.emptyTitle',
    defaultMessage: 'Say hello to {name}',
    description: 'Heading of an empty conversation',
  },
  icebreakers: {
    id: 'chat.conversation.icebreakers',
    defaultMessage: 'Need a first line?',
    description: 'Above suggestions for a first message',
  },
  failed: {
    id: 'chat.conversation.failed',
    defaultMessage: 'This conversation could not be loaded',
    description: 'Heading when loading failed',
  },
  toList: {
    id: 'chat.conversation.toList',
    defaultMessage: 'Go to your messages',
    description: 'Link shown when a conversation no longer exists',
  },
  loading: {
    id: 'chat.conversation.loading',
    defaultMessage: 'Loading the conversation',
    description: 'For screen readers',
  },
  delete: {
    id: 'chat.list.delete',
    defaultMessage: 'Delete the conversation with {name}',
    description: 'Menu entry and accessible name',
  },
})
