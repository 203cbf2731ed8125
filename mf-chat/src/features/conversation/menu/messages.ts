import { defineMessages } from '@duetto/shared/i18n'

export const menuMessages = defineMessages({
  ofTheirs: {
    id: 'chat.bubble.menu',
    defaultMessage: 'Options for the message from {name}',
    description: 'Name of the menu of a message',
  },
  ofMine: {
    id: 'chat.bubble.menuMine',
    defaultMessage: 'Options for your message',
    description: 'Name of the menu of a message that the member wrote',
  },
  react: {
    id: 'chat.bubble.react',
    defaultMessage: 'React with {emoji}',
    description: 'Entry of the menu of a message; emoji is one emoji',
  },
  takeBack: {
    id: 'chat.bubble.takeBack',
    defaultMessage: 'Remove your reaction {emoji}',
    description: 'Entry of the menu, and name of the reaction under a message; emoji is one emoji',
  },
  theirReaction: {
    id: 'chat.bubble.theirReaction',
    defaultMessage: '{name} reacted with {emoji}',
    description: 'Name of the reaction under a message, for screen readers; emoji is one emoji',
  },
  reply: { id: 'chat.bubble.reply', defaultMessage: 'Reply', description: 'Menu entry, a verb' },
  copy: { id: 'chat.bubble.copy', defaultMessage: 'Copy text', description: 'Menu entry' },
  copied: { id: 'chat.bubble.copied', defaultMessage: 'Copied', description: 'Toast' },
  copyFailed: {
    id: 'chat.bubble.copyFailed',
    defaultMessage: 'Your browser did not allow copying. Select the text instead.',
    description: 'Toast',
  },
  edit: { id: 'chat.bubble.editSent', defaultMessage: 'Edit', description: 'Menu entry of a sent message' },
  delete: {
    id: 'chat.bubble.deleteForBoth',
    defaultMessage: 'Delete for both',
    description: 'Menu entry of a sent message that the other member has not read',
  },
  report: { id: 'chat.bubble.report', defaultMessage: 'Report this message', description: 'Menu entry' },
  deleteTitle: {
    id: 'chat.bubble.deleteTitle',
    defaultMessage: 'Delete this message?',
    description: 'Title of the confirming dialog',
  },
  deleteText: {
    id: 'chat.bubble.deleteText',
    defaultMessage:
      '{name} has not read it yet. It will be deleted for both of you.{credits, plural, =0 {} one { The credit it cost is not returned.} other { The # credits it cost are not returned.}}',
    description: 'Text of the confirming dialog; the second sentence begins with a space',
  },
  deleteYes: { id: 'chat.bubble.deleteYes', defaultMessage: 'Delete', description: 'Button of the dialog' },
  edited: {
    id: 'chat.bubble.edited',
    defaultMessage: 'edited',
    description: 'Beside the time of a message, in lower case',
  },
})
