import { defineMessages } from '@duetto/shared/i18n'

export const termsMessages = defineMessages({
  title: {
    id: 'shell.terms.title',
    defaultMessage: 'Terms of use',
    description: 'Heading of the page /pages/terms',
  },
  heading1: {
    id: 'shell.terms.heading1',
    defaultMessage: 'Who we are',
    description: 'Heading 1 of the page /pages/terms',
  },
  text1: {
    id: 'shell.terms.text1',
    defaultMessage:
      '{site} is a service of {company}, {address}, registered under {kvk}, VAT {vat}. You can reach us at {email} or {phone}.',
    description: 'Text under heading 1 of the page /pages/terms',
  },
  heading2: {
    id: 'shell.terms.heading2',
    defaultMessage: 'Who may use the site',
    description: 'Heading 2 of the page /pages/terms',
  },
  text2: {
    id: 'shell.terms.text2',
    defaultMessage:
      'You must be at least {minAge} years old. Each person may have one account. Give true information and keep your password to yourself.',
    description: 'Text under heading 2 of the page /pages/terms',
  },
  heading3: {
    id: 'shell.terms.heading3',
    defaultMessage: 'Fictional profiles',
    description: 'Heading 3 of the page /pages/terms',
  },
  text3: {
    id: 'shell.terms.text3',
    defaultMessage:
      'Some profiles are fictional. {fictionalAnswers} They are labelled in words on the photo, the profile and the conversation.',
    description:
      'Text under heading 3 of the page /pages/terms; fictionalAnswers: sentences about who writes their messages',
  },
  heading4: {
    id: 'shell.terms.heading4',
    defaultMessage: 'What it costs',
    description: 'Heading 4 of the page /pages/terms',
  },
  text4: {
    id: 'shell.terms.text4',
    defaultMessage:
      'Browsing, a profile, and {freeMessages} messages in up to {freeConversations} conversations that you start are free. After that, a message costs credits; you see the price next to the button before you press it. Credits are sold in packages, without a subscription. A message that cannot be sent costs nothing.',
    description: 'Text under heading 4 of the page /pages/terms',
  },
  heading5: {
    id: 'shell.terms.heading5',
    defaultMessage: 'How we treat each other',
    description: 'Heading 5 of the page /pages/terms',
  },
  text5: {
    id: 'shell.terms.text5',
    defaultMessage:
      'Be kind. No threats, no hate, no offers of paid services, no photos of others without their consent. We may remove content and suspend accounts; we will tell you why, and you may object.',
    description: 'Text under heading 5 of the page /pages/terms',
  },
  heading6: {
    id: 'shell.terms.heading6',
    defaultMessage: 'Deleting your account',
    description: 'Heading 6 of the page /pages/terms',
  },
  text6: {
    id: 'shell.terms.text6',
    defaultMessage:
      'You can delete your account in Settings at any time. You can undo it for {deletionDays} days; then your data is erased. Unused credits can be refunded as described under Withdrawal and refunds.',
    description: 'Text under heading 6 of the page /pages/terms',
  },
  heading7: {
    id: 'shell.terms.heading7',
    defaultMessage: 'Applicable law',
    description: 'Heading 7 of the page /pages/terms',
  },
  text7: {
    id: 'shell.terms.text7',
    defaultMessage:
      'The law of the country in which {company} is based applies. You keep the protection that the law of your own country gives you as a consumer.',
    description: 'Text under heading 7 of the page /pages/terms',
  },
})
