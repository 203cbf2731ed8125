import { defineMessages } from '../i18n/defineMessages'

export const declineMessages = defineMessages({
  declined: {
    id: 'shared.decline.declined',
    defaultMessage: 'The payment was declined.',
    description: 'Why a payment failed, after a sentence that says so',
  },
  funds: {
    id: 'shared.decline.funds',
    defaultMessage: 'There is not enough money in the account or on the card.',
    description: 'Why a payment failed, after a sentence that says so',
  },
  card: {
    id: 'shared.decline.card',
    defaultMessage: 'The card has expired or was reported lost.',
    description: 'Why a payment failed, after a sentence that says so',
  },
  code: {
    id: 'shared.decline.code',
    defaultMessage: 'Your bank could not confirm the payment.',
    description: 'Why a payment failed: 3-D Secure',
  },
})
