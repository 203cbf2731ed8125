import { defineMessages } from '@duetto/shared/i18n'

export const listMessages = defineMessages({
  search: {
    id: 'chat.list.search',
    defaultMessage: 'Search messages',
    description: 'Field above the list',
  },
  all: { id: 'chat.list.all', defaultMessage: 'All', description: 'Filter of the list' },
  unread: { id: 'chat.list.unread', defaultMessage: 'Unread', description: 'Filter of the list' },
  archived: {
    id: 'chat.list.archived',
    defaultMessage: 'Archived',
    description: 'Filter of the list: conversations that were put aside',
  },
  emptyUnread: {
    id: 'chat.list.emptyUnread',
    defaultMessage: 'Nothing unread',
    description: 'Heading: the unread filter finds nothing',
  },
  emptyUnreadText: {
    id: 'chat.list.emptyUnreadText',
    defaultMessage: 'You are all caught up.',
    description: 'Below the heading that nothing is unread',
  },
  emptyArchived: {
    id: 'chat.list.emptyArchived',
    defaultMessage: 'No archived conversations',
    description: 'Heading: the archive is empty',
  },
  emptyArchivedText: {
    id: 'chat.list.emptyArchivedText',
    defaultMessage: 'A new message moves a conversation back to your list, unless you muted it.',
    description: 'Below the heading that the archive is empty',
  },
  rowMenu: {
    id: 'chat.list.rowMenu',
    defaultMessage: 'Options for {name}',
    description: 'Button at a conversation of the list; opens its menu',
  },
  pin: {
    id: 'chat.list.pin',
    defaultMessage: 'Pin',
    description: 'Menu entry: keep this conversation at the top of the list',
  },
  unpin: {
    id: 'chat.list.unpin',
    defaultMessage: 'Unpin',
    description: 'Menu entry: takes the pin back',
  },
  archive: {
    id: 'chat.list.archive',
    defaultMessage: 'Archive',
    description: 'Menu entry: put this conversation aside',
  },
  unarchive: {
    id: 'chat.list.unarchive',
    defaultMessage: 'Unarchive',
    description: 'Menu entry: take this conversation out of the archive',
  },
  mute: {
    id: 'chat.list.mute',
    defaultMessage: 'Mute',
    description: 'Menu entry: no sound and no notification about this conversation',
  },
  unmute: {
    id: 'chat.list.unmute',
    defaultMessage: 'Unmute',
    description: 'Menu entry: takes the muting back',
  },
  isPinned: {
    id: 'chat.list.isPinned',
    defaultMessage: 'Pinned',
    description: 'Accessible text of the pin at a conversation',
  },
  isMuted: {
    id: 'chat.list.isMuted',
    defaultMessage: 'Muted',
    description: 'Accessible text of the crossed-out bell at a conversation',
  },
  archivedNote: {
    id: 'chat.list.archivedNote',
    defaultMessage: 'The conversation with {name} was archived.',
    description: 'Short note after archiving, with a button that takes it back',
  },
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
  waiting: {
    id: 'chat.list.waiting',
    defaultMessage: 'Waiting:',
    description: 'Before the text of a message that is not sent yet, next to a clock',
  },
  notSent: {
    id: 'chat.list.notSent',
    defaultMessage: 'Not sent:',
    description: 'Before the text of a message that was refused, next to a warning sign',
  },
  you: {
    id: 'chat.list.you',
    defaultMessage: 'You: {text}',
    description: 'Preview of a message that the member wrote',
  },
  gone: {
    id: 'chat.list.gone',
    defaultMessage: 'Message deleted',
    description: 'In the list, where the last message was deleted by its author',
  },
  gift: { id: 'chat.list.gift', defaultMessage: 'A gift', description: 'Preview of a gift' },
  gif: { id: 'chat.list.gif', defaultMessage: 'A GIF', description: 'Preview of an animated picture' },
  photo: { id: 'chat.list.photo', defaultMessage: 'A photo', description: 'Preview of a photo' },
  voice: {
    id: 'chat.list.voice',
    defaultMessage: 'A voice message',
    description: 'Preview of a voice message',
  },
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
  failed: {
    id: 'chat.list.failed',
    defaultMessage: 'Your messages could not be loaded',
    description: 'Heading when the list failed',
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
})
