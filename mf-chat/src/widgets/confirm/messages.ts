import { defineMessages } from '@duetto/shared/i18n'

export const confirmMessages = defineMessages({
  text: {
    id: 'chat.confirm.text',
    defaultMessage: 'Message for {name}',
    description: 'Title of the dialog that confirms a message that costs credits',
  },
  gift: {
    id: 'chat.confirm.gift',
    defaultMessage: 'Gift for {name}',
    description: 'Title of the dialog that confirms a gift',
  },
  gif: {
    id: 'chat.confirm.gif',
    defaultMessage: 'GIF for {name}',
    description: 'Title of the dialog that confirms an animation that costs credits',
  },
  send: {
    id: 'chat.confirm.send',
    defaultMessage: 'Send for {credits, plural, one {# credit} other {# credits}}',
    description: 'Button that sends and charges',
  },
  photo: {
    id: 'chat.photo.title',
    defaultMessage: 'Photo for {name}',
    description: 'Title of the dialog that shows the chosen photo before it is sent',
  },
  voice: {
    id: 'chat.voice.title',
    defaultMessage: 'Voice message for {name}',
    description: 'Title of the dialog that records',
  },
  price: {
    id: 'chat.photo.price',
    defaultMessage:
      'It costs {credits, plural, one {# credit} other {# credits}} ({price}). You have {balance}.',
    description: 'What sending the photo costs, and how many credits the member has',
  },
  notCharged: {
    id: 'chat.photo.notCharged',
    defaultMessage: 'Nothing was charged.',
    description: 'After a reason why a photo was not sent',
  },
  buy: { id: 'chat.composer.buy', defaultMessage: 'Buy credits', description: 'Link beside the price' },
  reviewed: {
    id: 'chat.review.before',
    defaultMessage: 'Our team looks at it before {name} gets it.',
    description: 'In the dialog that sends a photo or a voice message, after its price',
  },
})
