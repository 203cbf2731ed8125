import { defineMessages } from '@duetto/shared/i18n'

export const translationMessages = defineMessages({
  translate: {
    id: 'chat.translation.translate',
    defaultMessage: 'Translate',
    description: 'Entry of the menu of a message, a verb',
  },
  loading: {
    id: 'chat.translation.loading',
    defaultMessage: 'Translating',
    description: 'Below a message while the browser translates it',
  },
  from: {
    id: 'chat.translation.from',
    defaultMessage: 'Translated on your device from {language}',
    description: 'Below a translation; the language may be written in lower case',
  },
  same: {
    id: 'chat.translation.same',
    defaultMessage: 'This message is already in your language.',
    description: 'There is nothing to translate',
  },
  failed: {
    id: 'chat.translation.failed',
    defaultMessage: 'Your browser cannot translate this message.',
    description: 'The translation failed',
  },
  hide: {
    id: 'chat.translation.hide',
    defaultMessage: 'Hide',
    description: 'Button that closes the translation',
  },
})
