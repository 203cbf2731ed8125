import { defineMessages } from '../defineMessages'

export const receipt = defineMessages({
  subject: {
    id: 'mail.receipt.subject',
    defaultMessage: 'Your receipt {number}',
    description:
      'E-mail after a purchase: subject, neutral because others may see it. {number}: receipt number',
  },
  heading: {
    id: 'mail.receipt.heading',
    defaultMessage: 'Thank you, {name}',
    description: 'E-mail after a purchase: heading. {name}: the member’s name',
  },
  body1: {
    id: 'mail.receipt.body1',
    defaultMessage: 'You bought {credits} credits for {price} on {date}. Receipt number: {number}.',
    description:
      'E-mail after a purchase: paragraph 1 of 2. {credits}: a number; {price}: amount with currency; {date}: a date, e.g. “1 March 2026”; {number}: receipt number',
  },
  body2: {
    id: 'mail.receipt.body2',
    defaultMessage: 'You can withdraw from this purchase until {until}, under Purchases.',
    description: 'E-mail after a purchase: paragraph 2 of 2. {until}: a date, e.g. “1 March 2026”',
  },
  button: {
    id: 'mail.receipt.button',
    defaultMessage: 'See purchases',
    description: 'E-mail after a purchase: button',
  },
})

export const withdrawal = defineMessages({
  subject: {
    id: 'mail.withdrawal.subject',
    defaultMessage: 'Confirmation of your withdrawal {reference}',
    description:
      'E-mail that confirms the withdrawal from a purchase: subject, neutral because others may see it. {reference}: reference number',
  },
  body1: {
    id: 'mail.withdrawal.body1',
    defaultMessage: 'We received your withdrawal on {date}. Reference: {reference}.',
    description:
      'E-mail that confirms the withdrawal from a purchase: paragraph 1 of 2. {date}: a date, e.g. “1 March 2026”; {reference}: reference number',
  },
  body2: {
    id: 'mail.withdrawal.body2',
    defaultMessage:
      '{credits} unused credits were removed, and {price} is on its way to your original payment method.',
    description:
      'E-mail that confirms the withdrawal from a purchase: paragraph 2 of 2. {credits}: a number; {price}: amount with currency',
  },
  button: {
    id: 'mail.withdrawal.button',
    defaultMessage: 'See purchases',
    description: 'E-mail that confirms the withdrawal from a purchase: button',
  },
})

export const paymentInstructions = defineMessages({
  subject: {
    id: 'mail.payment_instructions.subject',
    defaultMessage: 'How to pay {price}',
    description:
      'E-mail with instructions for a bank transfer or a voucher: subject, neutral because others may see it. {price}: amount with currency',
  },
  body1: {
    id: 'mail.payment_instructions.body1',
    defaultMessage: 'Your order is waiting for your payment of {price} to: {account}.',
    description:
      'E-mail with instructions for a bank transfer or a voucher: paragraph 1 of 2. {price}: amount with currency; {account}: bank account or payment code',
  },
  body2: {
    id: 'mail.payment_instructions.body2',
    defaultMessage:
      'Use this reference, so that we can match your payment: {reference}. Pay by {until}. You get your credits as soon as the money arrives.',
    description:
      'E-mail with instructions for a bank transfer or a voucher: paragraph 2 of 2. {reference}: reference number; {until}: a date, e.g. “1 March 2026”',
  },
  button: {
    id: 'mail.payment_instructions.button',
    defaultMessage: 'See my order',
    description: 'E-mail with instructions for a bank transfer or a voucher: button',
  },
})

export const paymentReturned = defineMessages({
  subject: {
    id: 'mail.payment_returned.subject',
    defaultMessage: 'Your payment {reference} is being refunded',
    description:
      'E-mail about a payment that is refunded because its discount was already used: subject, neutral because others may see it. {reference}: reference number',
  },
  body1: {
    id: 'mail.payment_returned.body1',
    defaultMessage:
      'We received your payment of {price}, but you had already used the discount of that order for another payment. So you did not get the credits.',
    description:
      'E-mail about a payment that is refunded because its discount was already used: paragraph 1 of 2. {price}: amount with currency',
  },
  body2: {
    id: 'mail.payment_returned.body2',
    defaultMessage:
      'The whole amount is on its way back to your original payment method. Reference: {reference}.',
    description:
      'E-mail about a payment that is refunded because its discount was already used: paragraph 2 of 2. {reference}: reference number',
  },
  button: {
    id: 'mail.payment_returned.button',
    defaultMessage: 'See purchases',
    description: 'E-mail about a payment that is refunded because its discount was already used: button',
  },
})

export const paymentReleased = defineMessages({
  subject: {
    id: 'mail.payment_released.subject',
    defaultMessage: 'Nothing was taken for your order',
    description: 'E-mail about reserved money that was released: subject, neutral because others may see it',
  },
  body1: {
    id: 'mail.payment_released.body1',
    defaultMessage:
      'On {date}, {price} was reserved for your order of {credits} credits. The amount has been released: nothing was taken, and you did not get the credits.',
    description:
      'E-mail about reserved money that was released: paragraph 1 of 2. {date}: a date, e.g. “1 March 2026”; {price}: amount with currency; {credits}: a number',
  },
  body2: {
    id: 'mail.payment_released.body2',
    defaultMessage:
      'Your bank may need a few days to show it as available again. If you still want the credits, simply order them again.',
    description: 'E-mail about reserved money that was released: paragraph 2 of 2',
  },
  button: {
    id: 'mail.payment_released.button',
    defaultMessage: 'See my order',
    description: 'E-mail about reserved money that was released: button',
  },
})
