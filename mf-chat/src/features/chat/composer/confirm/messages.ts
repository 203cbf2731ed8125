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
})
