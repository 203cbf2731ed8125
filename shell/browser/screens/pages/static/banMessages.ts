import { defineMessages } from '@duetto/shared/i18n'

export const banMessages = defineMessages({
  title: {
    id: 'shell.ban.title',
    defaultMessage: 'House rules and bans',
    description: 'Heading of the page /pages/ban',
  },
  heading1: {
    id: 'shell.ban.heading1',
    defaultMessage: 'What is not allowed',
    description: 'Heading 1 of the page /pages/ban',
  },
  text1: {
    id: 'shell.ban.text1',
    defaultMessage:
      'Minors, threats, hate, harassment, paid services, stolen photos, explicit photos, spam, and asking for money.',
    description: 'Text under heading 1 of the page /pages/ban',
  },
  heading2: {
    id: 'shell.ban.heading2',
    defaultMessage: 'What happens',
    description: 'Heading 2 of the page /pages/ban',
  },
  text2: {
    id: 'shell.ban.text2',
    defaultMessage:
      'Depending on how serious it is, we remove the content, send a warning, suspend the account for a while, or close it for good. We e-mail you what was decided and why.',
    description: 'Text under heading 2 of the page /pages/ban',
  },
  heading3: {
    id: 'shell.ban.heading3',
    defaultMessage: 'If you disagree',
    description: 'Heading 3 of the page /pages/ban',
  },
  text3: {
    id: 'shell.ban.text3',
    defaultMessage:
      'Reply to that e-mail or use the complaint form within six months. Someone who was not involved in the first decision will review it.',
    description: 'Text under heading 3 of the page /pages/ban',
  },
})
