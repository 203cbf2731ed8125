import { defineMessages } from '@duetto/shared/i18n'

export const chatsMessages = defineMessages({
  title: {
    id: 'chat.list.title',
    defaultMessage: 'Messages',
    description: 'Heading of the list of conversations',
  },
  search: {
    id: 'chat.list.search',
    defaultMessage: 'Search messages',
    description: 'Field above the list',
  },
  all: { id: 'chat.list.all', defaultMessage: 'All', description: 'Filter of the list' },
  unread: { id: 'chat.list.unread', defaultMessage: 'Unread', description: 'Filter of the list' },
  unreadCount: {
    id: 'chat.list.unreadCount',
    defaultMessage: '{count, plural, one {# unread message} other {# unread messages}}',
    description: 'Accessible text of the badge at a conversation',
  },
  draft: {
    id: 'chat.list.draft',
    defaultMessage: 'Draft:',
    description: 'Before a text that was begun and not sent',
  },
  you: {
    id: 'chat.list.you',
    defaultMessage: 'You: {text}',
    description: 'Preview of a message that the member wrote',
  },
  gift: { id: 'chat.list.gift', defaultMessage: 'A gift', description: 'Preview of a gift' },
  gif: { id: 'chat.list.gif', defaultMessage: 'A GIF', description: 'Preview of an animated picture' },
  photo: { id: 'chat.list.photo', defaultMessage: 'A photo', description: 'Preview of a photo' },
  emptyTitle: {
    id: 'chat.list.emptyTitle',
    defaultMessage: 'No conversations yet',
    description: 'Heading of the empty list',
  },
  emptyText: {
    id: 'chat.list.emptyText',
    defaultMessage: 'Look around and write to someone you like.',
    description: 'Text of the empty list',
  },
  toMembers: {
    id: 'chat.list.toMembers',
    defaultMessage: 'Look around',
    description: 'Link of the empty list to the search',
  },
  noneFound: {
    id: 'chat.list.noneFound',
    defaultMessage: 'No conversations match. Clear the search or the filter.',
    description: 'The search in the list finds nothing',
  },
  failed: {
    id: 'chat.list.failed',
    defaultMessage: 'Your messages could not be loaded',
    description: 'Heading when the list failed',
  },
  delete: {
    id: 'chat.list.delete',
    defaultMessage: 'Delete the conversation with {name}',
    description: 'Menu entry and accessible name',
  },
  deleteTitle: {
    id: 'chat.delete.title',
    defaultMessage: 'Delete this conversation?',
    description: 'Title of the confirming dialog',
  },
  deleteText: {
    id: 'chat.delete.text',
    defaultMessage: 'It disappears from your list. {name} keeps the messages.',
    description: 'Text of the confirming dialog',
  },
  deleteYes: {
    id: 'chat.delete.yes',
    defaultMessage: 'Delete',
    description: 'Button of the confirming dialog',
  },
  cancel: {
    id: 'chat.delete.cancel',
    defaultMessage: 'Keep',
    description: 'Button of the confirming dialog',
  },
  deleted: {
    id: 'chat.delete.done',
    defaultMessage: 'The conversation with {name} was deleted.',
    description: 'Short note after the deletion, with a button that takes it back',
  },
  undo: {
    id: 'chat.delete.undo',
    defaultMessage: 'Undo',
    description: 'Button that takes the deletion back',
  },
  deleteFailed: {
    id: 'chat.delete.failed',
    defaultMessage: 'The conversation could not be deleted. {reason}',
    description: 'Alert after a refused deletion',
  },
  goOn: {
    id: 'chat.goOn',
    defaultMessage: 'Keep chatting with {name}',
    description: 'Link to the conversation that was open last, while none is open',
  },
  choose: {
    id: 'chat.choose',
    defaultMessage: 'Choose a conversation on the left.',
    description: 'Right pane while no conversation is open',
  },
})
