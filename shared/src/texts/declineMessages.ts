import { defineMessages } from '@duetto/shared/i18n'

export const declineMessages = defineMessages({
  whyDeclined: {
    id: 'payments.result.whyDeclined',
    defaultMessage:
      'Your bank declined the payment. It does not say why; another card or method often works.',
    description: 'Why a payment failed',
  },
  whyFunds: {
    id: 'payments.result.whyFunds',
    defaultMessage: 'There is not enough money in the account or on the card.',
    description: 'Why a payment failed',
  },
  whyCard: {
    id: 'payments.result.whyCard',
    defaultMessage: 'The card has expired or was reported lost. Please use another one.',
    description: 'Why a payment failed',
  },
  whyCode: {
    id: 'payments.result.whyCode',
    defaultMessage: 'Your bank could not confirm the payment.',
    description: 'Why a payment failed: 3-D Secure',
  },
})
