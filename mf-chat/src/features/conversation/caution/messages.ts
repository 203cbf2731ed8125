import { defineMessages } from '@duetto/shared/i18n'

export const cautionMessages = defineMessages({
  link: {
    id: 'chat.caution.link',
    defaultMessage: 'Be careful with links from someone you don’t know yet.',
    description: 'Below a first message that has a link',
  },
  phone: {
    id: 'chat.caution.phone',
    defaultMessage: 'Take your time before you switch to the phone or another app. Here, we can help you.',
    description: 'Below a first message that has a phone number',
  },
  payment: {
    id: 'chat.caution.payment',
    defaultMessage: 'Never send money, gift cards or crypto to someone you haven’t met.',
    description: 'Below a first message that is about money',
  },
  report: {
    id: 'chat.caution.report',
    defaultMessage: 'Report: asks for money',
    description: 'Button: opens the report of the message with this reason',
  },
  why: {
    id: 'chat.caution.why',
    defaultMessage: 'Why?',
    description: 'Button: explains why the caution is shown',
  },
  whyTitle: {
    id: 'chat.caution.whyTitle',
    defaultMessage: 'Why you see this',
    description: 'Title of the dialog that explains the caution',
  },
  whyText: {
    id: 'chat.caution.whyText',
    defaultMessage:
      'People who are after your money often send a link, a phone number or a way to pay before you have even answered. Not everyone who does so means harm.',
    description: 'First paragraph of that dialog',
  },
  whyAdvice: {
    id: 'chat.caution.whyAdvice',
    defaultMessage:
      'Don’t log in or pay through such links, keep writing here, and report anyone who asks for money. Our team reviews it within a day, and {name} isn’t told.',
    description: 'Second paragraph of that dialog',
  },
  close: { id: 'chat.caution.close', defaultMessage: 'Got it', description: 'Button of that dialog' },
})
