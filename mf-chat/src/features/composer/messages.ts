import { defineMessages } from '@duetto/shared/i18n'

export const composerMessages = defineMessages({
  field: {
    id: 'chat.composer.field',
    defaultMessage: 'Write to {name}',
    description: 'Label and placeholder of the field',
  },
  fieldBrief: {
    id: 'chat.composer.fieldBrief',
    defaultMessage: 'Message',
    description: 'Placeholder of the field in very narrow windows',
  },
  suggestions: {
    id: 'chat.composer.suggestions',
    defaultMessage:
      '{count, plural, one {# suggestion for a first line is} other {# suggestions for a first line are}} above this field.',
    description: 'Description of the field in an empty conversation, for screen readers',
  },
  send: { id: 'chat.composer.send', defaultMessage: 'Send message', description: 'Button' },
  sendPaid: {
    id: 'chat.composer.sendPaid',
    defaultMessage: 'Send message, {credits, plural, one {# credit} other {# credits}}',
    description: 'Button, with the price',
  },
  cost: {
    id: 'chat.composer.cost',
    defaultMessage:
      'This message costs <b>{credits, plural, one {# credit} other {# credits}}</b> ({price}). You have <b>{balance, number}</b>.',
    description: 'Price before the act',
  },
  tools: {
    id: 'chat.composer.tools',
    defaultMessage: 'Add something',
    description: 'Button on narrow screens that shows the buttons for emoji, GIFs, gifts and photos',
  },
  gifts: {
    id: 'chat.composer.gifts',
    defaultMessage: 'Send a gift',
    description: 'Button and title of the dialog',
  },
  giftPrice: {
    id: 'chat.composer.giftPrice',
    defaultMessage: '{credits, plural, one {# credit} other {# credits}}',
    description: 'Price under a gift',
  },
  gifs: {
    id: 'chat.composer.gifs',
    defaultMessage: 'Send a GIF',
    description: 'Button and title of the dialog',
  },
  gifSearch: {
    id: 'chat.composer.gifSearch',
    defaultMessage: 'Search GIFs',
    description: 'Field of the dialog',
  },
  gifNone: {
    id: 'chat.composer.gifNone',
    defaultMessage: 'Nothing found. Try another word.',
    description: 'The search finds nothing',
  },
  gifFailed: {
    id: 'chat.composer.gifFailed',
    defaultMessage: 'The GIFs could not be loaded. Check your connection and search again.',
    description: 'The search failed',
  },
  gifSource: {
    id: 'chat.composer.gifSource',
    defaultMessage: 'Powered by {library}',
    description: 'Under the animations; the library is GIPHY or KLIPY, which ask for these words',
  },
})
