import type { Payment } from './types'

export const viewOf = (payment: Payment) => ({
  id: payment.id,
  reference: payment.reference,
  state: payment.state,
  amount_minor: payment.amount_minor,
  currency: payment.currency,
  received_minor: payment.received_minor,
  refunded_minor: payment.refunded_minor,
  charged_back: payment.charged_back,
  failure: payment.failure,
  mandate: payment.mandate,
  instructions: payment.instructions,
  redirect_url: payment.state === 'requires_action' ? payment.pay_url : null,
})
