import { defineMessages } from '@duetto/shared/i18n'

export const serviceMessages = defineMessages({
  title: {
    id: 'shell.service.title',
    defaultMessage: 'Support',
    description: 'Heading of the page /pages/service',
  },
  heading1: {
    id: 'shell.service.heading1',
    defaultMessage: 'Write to us',
    description: 'Heading 1 of the page /pages/service',
  },
  text1: {
    id: 'shell.service.text1',
    defaultMessage:
      '{email}. We answer within two working days. Please never send a password or a card number.',
    description: 'Text under heading 1 of the page /pages/service',
  },
  heading2: {
    id: 'shell.service.heading2',
    defaultMessage: 'Call us',
    description: 'Heading 2 of the page /pages/service',
  },
  text2: {
    id: 'shell.service.text2',
    defaultMessage: '{phone}, on working days from 9:00 to 17:00.',
    description: 'Text under heading 2 of the page /pages/service',
  },
  heading3: {
    id: 'shell.service.heading3',
    defaultMessage: 'A problem with a profile or a message',
    description: 'Heading 3 of the page /pages/service',
  },
  text3: {
    id: 'shell.service.text3',
    defaultMessage:
      'Use “Report” on the profile, photo or message. You get a receipt and, once we have reviewed it, our decision and the reason.',
    description: 'Text under heading 3 of the page /pages/service',
  },
  heading4: {
    id: 'shell.service.heading4',
    defaultMessage: 'Your safety',
    description: 'Heading 4 of the page /pages/service',
  },
  text4: {
    id: 'shell.service.text4',
    defaultMessage:
      'Meet in a public place, tell a friend, and keep your address and bank details to yourself. Anyone who asks for money is not looking for you.',
    description: 'Text under heading 4 of the page /pages/service',
  },
})
