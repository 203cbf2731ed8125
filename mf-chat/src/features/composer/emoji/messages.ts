import { defineMessages } from '@duetto/shared/i18n'

export const emojiMessages = defineMessages({
  title: {
    id: 'chat.emoji.title',
    defaultMessage: 'Add an emoji',
    description: 'Button of the composer, and title of the dialog',
  },
  search: { id: 'chat.emoji.search', defaultMessage: 'Search emoji', description: 'Field of the dialog' },
  none: {
    id: 'chat.emoji.none',
    defaultMessage: 'Nothing found. Try another word.',
    description: 'The search finds no emoji',
  },
  failed: {
    id: 'chat.emoji.failed',
    defaultMessage: 'The emoji could not be loaded. Check your connection.',
    description: 'The dialog has nothing to show',
  },
})
