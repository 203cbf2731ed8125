import { defineMessages } from '@duetto/shared/i18n'

export const sendOptionMessages = defineMessages({
  send: {
    id: 'payments.send.option',
    defaultMessage:
      'Send my message to {name} once I’ve paid ({credits, plural, one {# credit} other {# credits}})',
    description: 'Checkbox above the order button; otherwise the message stays in the field',
  },
  back: {
    id: 'payments.send.back',
    defaultMessage: 'Back to {name}',
    description: 'Link on the checkout, back to the conversation from which the member came',
  },
})
