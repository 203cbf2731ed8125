import { defineMessages } from '@duetto/shared/i18n'

export const purchaseMessages = defineMessages({
  paid: {
    id: 'chat.purchase.paid',
    defaultMessage: '{credits, plural, one {# credit} other {# credits}} added.',
    description: 'Above the message field after a purchase in the conversation',
  },
  premiumTitle: {
    id: 'chat.purchase.premiumTitle',
    defaultMessage: 'You are Premium',
    description: 'Title of the notice after the first purchase, which makes the member Premium',
  },
  premium: {
    id: 'chat.purchase.premium',
    defaultMessage: 'All photos, any number of conversations, your whole history.',
    description: 'Below “You are Premium”: what the member can use now',
  },
  sending: {
    id: 'chat.purchase.sending',
    defaultMessage: 'Your message is being sent.',
    description: 'After a purchase; the message for which the member bought credits',
  },
  sent: {
    id: 'chat.purchase.sent',
    defaultMessage: 'Your message has been sent.',
    description: 'After a purchase; the message for which the member bought credits',
  },
  ready: {
    id: 'chat.purchase.ready',
    defaultMessage: 'Your message is ready to send.',
    description: 'After a purchase; the message for which the member bought credits is in the field below',
  },
  pending: {
    id: 'chat.purchase.pending',
    defaultMessage: 'Your payment is on its way. Your credits arrive automatically.',
    description: 'Above the message field while the bank has not decided',
  },
  open: {
    id: 'chat.purchase.open',
    defaultMessage: 'You have not paid yet. Nothing was charged.',
    description: 'Above the message field after a return from the payment page without paying',
  },
  failed: {
    id: 'chat.purchase.failed',
    defaultMessage: 'The payment did not go through. Nothing was charged.',
    description: 'Above the message field after a declined payment',
  },
  cancelled: {
    id: 'chat.purchase.cancelled',
    defaultMessage: 'The payment was cancelled. Nothing was charged.',
    description: 'Above the message field after the member cancelled the payment',
  },
  expired: {
    id: 'chat.purchase.expired',
    defaultMessage: 'The payment has expired. Nothing was charged.',
    description: 'Above the message field after a payment that was not made in time',
  },
  kept: {
    id: 'chat.purchase.kept',
    defaultMessage: 'Your message is still here.',
    description: 'After the state of a payment; the message in the field below is unchanged',
  },
  another: {
    id: 'chat.purchase.another',
    defaultMessage: 'Pay another way',
    description: 'Button in the notice about a declined payment; opens the other payment methods',
  },
  see: {
    id: 'chat.purchase.see',
    defaultMessage: 'See the payment',
    description: 'Link to a payment that is not completed',
  },
})
