import { defineMessages } from '@duetto/shared/i18n'

export const translationMessages = defineMessages({
  translate: {
    id: 'chat.translation.translate',
    defaultMessage: 'Translate',
    description: 'Entry of the menu of a message, a verb',
  },
  working: {
    id: 'chat.translation.working',
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
  loading: {
    id: 'chat.translation.loading',
    defaultMessage: 'Your browser is downloading this language. The first time, that takes a moment.',
    description: 'Below a message while the browser loads what it translates with',
  },
  impossible: {
    id: 'chat.translation.impossible',
    defaultMessage: 'Your browser cannot translate this message.',
    description: 'The browser does not know the language of the message',
  },
  failed: {
    id: 'chat.translation.failed',
    defaultMessage: 'Your browser could not download this language. Check your connection.',
    description: 'The browser did not get what it translates with; a button to try again follows',
  },
  tap: {
    id: 'chat.translation.tap',
    defaultMessage: 'Your browser has to download this language first.',
    description: 'Nothing is downloaded before the member presses the button “Download”, which follows',
  },
  download: {
    id: 'chat.translation.download',
    defaultMessage: 'Download',
    description: 'Button: downloads a language, then the message is translated',
  },
  progress: {
    id: 'chat.translation.progress',
    defaultMessage: 'Download of the language',
    description: 'Accessible name of a progress bar',
  },
  again: { id: 'chat.translation.again', defaultMessage: 'Try again', description: 'Button' },
  hide: {
    id: 'chat.translation.hide',
    defaultMessage: 'Hide',
    description: 'Button that closes the translation',
  },
})
