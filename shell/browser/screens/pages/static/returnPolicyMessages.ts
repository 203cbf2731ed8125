import { defineMessages } from '@duetto/shared/i18n'

export const returnPolicyMessages = defineMessages({
  title: {
    id: 'shell.return-policy.title',
    defaultMessage: 'Withdrawal and refunds',
    description: 'Heading of the page /pages/return-policy',
  },
  heading1: {
    id: 'shell.return-policy.heading1',
    defaultMessage: 'Your right',
    description: 'Heading 1 of the page /pages/return-policy',
  },
  text1: {
    id: 'shell.return-policy.text1',
    defaultMessage:
      'You can withdraw from a purchase within {refundDays} days without giving a reason. Open Purchases, choose the purchase and press “Withdraw from contract here”. You get a receipt by e-mail with the date and time.',
    description: 'Text under heading 1 of the page /pages/return-policy',
  },
  heading2: {
    id: 'shell.return-policy.heading2',
    defaultMessage: 'What you get back',
    description: 'Heading 2 of the page /pages/return-policy',
  },
  text2: {
    id: 'shell.return-policy.text2',
    defaultMessage:
      'The credits from that purchase that you have not used are removed, and their share of the price is refunded to your original payment method within 14 days. Credits that you have used cannot be refunded.',
    description: 'Text under heading 2 of the page /pages/return-policy',
  },
  heading3: {
    id: 'shell.return-policy.heading3',
    defaultMessage: 'By letter or e-mail',
    description: 'Heading 3 of the page /pages/return-policy',
  },
  text3: {
    id: 'shell.return-policy.text3',
    defaultMessage:
      'You can also write to {company}, {address}, or to {email}. Tell us which purchase you mean.',
    description: 'Text under heading 3 of the page /pages/return-policy',
  },
})
