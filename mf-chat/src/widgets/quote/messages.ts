import { defineMessages } from '@duetto/shared/i18n'

export const quoteMessages = defineMessages({
  you: { id: 'chat.bubble.you', defaultMessage: 'You', description: 'Author of a quoted message' },
  quoteOf: {
    id: 'chat.bubble.quoteOf',
    defaultMessage: 'Go to the message from {name}',
    description: 'Button: the quoted message above an answer',
  },
  quoteOfMine: {
    id: 'chat.bubble.quoteOfMine',
    defaultMessage: 'Go to your message',
    description: 'Button: the own quoted message above an answer',
  },
  deleted: {
    id: 'chat.bubble.deleted',
    defaultMessage: 'This message was deleted',
    description: 'In place of a message that its author deleted',
  },
  gift: {
    id: 'chat.bubble.quotedGift',
    defaultMessage: 'Gift',
    description: 'A quoted message without text',
  },
  gif: { id: 'chat.bubble.quotedGif', defaultMessage: 'GIF', description: 'A quoted message without text' },
  photo: {
    id: 'chat.bubble.quotedPhoto',
    defaultMessage: 'Photo',
    description: 'A quoted message without text',
  },
  voice: {
    id: 'chat.bubble.quotedVoice',
    defaultMessage: 'Voice message',
    description: 'A quoted message without text',
  },
})
