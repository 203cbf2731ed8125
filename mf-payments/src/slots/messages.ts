import { defineMessages } from '@duetto/shared/i18n'

export const slotMessages = defineMessages({
  banner: {
    id: 'payments.slot.banner',
    defaultMessage: '<b>{percent, number}% off</b> your first credits',
    description: 'Banner above the top bar',
  },
  popupTitle: {
    id: 'payments.slot.popupTitle',
    defaultMessage: '{percent, number}% off your first credits',
    description: 'Title of the popup on the welcome bonus',
  },
  popupText: {
    id: 'payments.slot.popupText',
    defaultMessage: 'This offer ends in <clock></clock>. Your first package makes you Premium.',
    description: 'Text of the popup; the clock counts down',
  },
  later: {
    id: 'payments.slot.later',
    defaultMessage: 'Not now',
    description: 'Button that closes the popup',
  },
  creditTitle: {
    id: 'payments.slot.creditTitle',
    defaultMessage: 'Not enough credits',
    description: 'Title of the credit alert',
  },
  creditText: {
    id: 'payments.slot.creditText',
    defaultMessage: 'This needs {count, plural, one {# credit} other {# credits}}.',
    description: 'Text of the credit alert',
  },
})
